/** Pushes to this browser, through the service worker. */
import { api } from '$lib/api/http';

export type PushState = 'on' | 'off' | 'forbidden' | 'impossible';

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

export async function subscribe(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { key } = await api.get<{ key: string }>('/push/key');
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let subscription = await worker.pushManager.getSubscription();
  if (subscription && !sameKey(subscription, key)) {
    // Made for the key of another server.
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await worker.pushManager.subscribe(options);
  const { endpoint, keys } = subscription.toJSON();
  await api.post('/me/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return 'on';
}

export async function unsubscribe(): Promise<PushState> {
  const worker = await registration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await api.delete('/me/push', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return pushState();
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const old = subscription.options.applicationServerKey;
  if (!old) return false;
  const wanted = bytes(key);
  const had = new Uint8Array(old);
  return had.length === wanted.length && had.every((byte, i) => byte === wanted[i]);
}

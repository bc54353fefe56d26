/** Registers the service worker, once the page has nothing better to do. Only in what was built: it would get in the way while developing. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/worker.js').catch(() => {
      // Without it nothing is lost but pushes and the shell without network.
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

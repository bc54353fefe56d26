/** Requests to the server. Every failure becomes an ApiError with a code that the pages can put into words. */

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly rule?: string,
    readonly reason?: string,
  ) {
    super(message);
  }
}

/** An event of the window: the server does not take this browser for who it was any more. */
export const SIGNED_OUT = 'signed-out';

type Body = object | undefined;

async function send<T>(method: string, path: string, body: Body, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  } catch {
    if (signal?.aborted) throw new ApiError('aborted', 'Nobody wants to know any more.', 0);
    throw new ApiError('offline', 'The server cannot be reached.', 0);
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = (answer as { error?: Record<string, string> } | null)?.error;
  if (error?.code === 'signed_out') window.dispatchEvent(new Event(SIGNED_OUT));
  throw new ApiError(
    error?.code ?? `http_${response.status}`,
    error?.message ?? response.statusText,
    response.status,
    error?.rule,
    error?.reason,
  );
}

export const api = {
  get: <T>(path: string) => send<T>('GET', path, undefined),
  post: <T>(path: string, body: object = {}, signal?: AbortSignal) => send<T>('POST', path, body, signal),
  put: <T>(path: string, body: object) => send<T>('PUT', path, body),
  patch: <T>(path: string, body: object) => send<T>('PATCH', path, body),
  delete: <T>(path: string, body?: object) => send<T>('DELETE', path, body),
};

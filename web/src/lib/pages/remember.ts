/** Small choices that this device remembers; without storage they hold until the page is closed. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`lb-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`lb-${key}`, value);
  } catch {
    // Storage may be forbidden or full; nothing depends on it.
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from './live.svelte';
import { patiently } from './patience';

const refusal = (code: string) => new Refused({ code, message: '' });
const always = () => true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function asked(ask: () => Promise<string>, wanted = always): Promise<string | null> {
  const answer = patiently(ask, wanted);
  await vi.runAllTimersAsync();
  return answer;
}

describe('a question that came too soon', () => {
  it('is asked again until it is answered', async () => {
    const ask = vi.fn().mockRejectedValueOnce(refusal('too_fast')).mockRejectedValueOnce(refusal('too_fast'));
    ask.mockResolvedValue('yes');
    expect(await asked(ask)).toBe('yes');
    expect(ask).toHaveBeenCalledTimes(3);
  });
  it('is not asked again when nobody wants to know any more', async () => {
    const ask = vi.fn().mockRejectedValue(refusal('too_fast'));
    expect(await asked(ask, () => ask.mock.calls.length < 1)).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('is given up at last, and at once when it is refused for another reason', async () => {
    const hopeless = vi.fn().mockRejectedValue(refusal('too_fast'));
    expect(await asked(hopeless)).toBeNull();
    expect(hopeless.mock.calls.length).toBeLessThan(10);
    const offline = vi.fn().mockRejectedValue(refusal('offline'));
    expect(await asked(offline)).toBeNull();
    expect(offline).toHaveBeenCalledTimes(1);
  });
});

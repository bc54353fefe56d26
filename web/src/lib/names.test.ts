import { describe, expect, it } from 'vitest';
import { nameFault } from './names';

describe('a name that is too long', () => {
  it('is said to be, and not cut off', () => {
    expect(nameFault('Frideswide of Southwark!')).toBeUndefined();
    expect(nameFault('Frideswide of Southwark!!')).toBeTruthy();
  });
  it('is measured as the server measures it', () => {
    expect(nameFault(`  ${'a'.repeat(12)}    ${'b'.repeat(11)}  `)).toBeUndefined();
    expect(nameFault('e\u0301'.repeat(24))).toBeUndefined();
  });
});

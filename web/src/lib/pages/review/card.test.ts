import { describe, expect, it } from 'vitest';
import { fitting } from './card';

describe('words on the picture', () => {
  const measure = (text: string) => text.length;
  it('stay as they are if they fit, and end in dots if not', () => {
    expect(fitting('Ada', 3, measure)).toBe('Ada');
    expect(fitting('Ada of Lovelace', 7, measure)).toBe('Ada of…');
    expect(fitting('Ada of Lovelace', 5, measure), 'no space before the dots').toBe('Ada…');
  });
});

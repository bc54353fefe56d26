import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isLesson, lessonAfter, LESSONS, noteSolved, progress, puzzlesOf, solved, startOf } from './lessons';

describe('the lessons after the first game', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
  });

  it('are five, with three to five puzzles each, none of them twice', () => {
    expect(LESSONS).toEqual(['rondel', 'replace', 'crests', 'first', 'end']);
    const all = LESSONS.flatMap(puzzlesOf);
    for (const lesson of LESSONS) expect([3, 4, 5]).toContain(puzzlesOf(lesson).length);
    expect(new Set(all).size).toBe(all.length);
    expect(isLesson('rondel')).toBe(true);
    expect(isLesson('toString')).toBe(false);
    expect(isLesson(undefined)).toBe(false);
  });

  it('go on where they were left', () => {
    const [first = '', second = '', ...rest] = puzzlesOf('rondel');
    expect(startOf('rondel', solved())).toBe(0);
    noteSolved(first);
    noteSolved(first);
    expect(progress('rondel', solved())).toBe(1);
    expect(startOf('rondel', solved())).toBe(1);
    for (const one of [second, ...rest]) noteSolved(one);
    expect(progress('rondel', solved())).toBe(puzzlesOf('rondel').length);
    expect(startOf('rondel', solved())).toBe(0);
  });

  it('lead to the next that is not finished', () => {
    expect(lessonAfter('rondel', solved())).toBe('replace');
    expect(lessonAfter('end', solved())).toBe('rondel');
    for (const one of puzzlesOf('replace')) noteSolved(one);
    expect(lessonAfter('rondel', solved())).toBe('crests');
    for (const one of LESSONS.flatMap(puzzlesOf)) noteSolved(one);
    expect(lessonAfter('rondel', solved())).toBeNull();
  });

  it('forget nothing that matters when what is kept is not ours', () => {
    for (const strange of ['{', '7', '[1,null]', '"rondel"']) {
      store.set('lb-lessons', strange);
      expect(solved().size).toBe(0);
    }
  });
});

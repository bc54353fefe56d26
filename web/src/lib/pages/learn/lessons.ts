/**
 * Five short lessons after the first game: an idea each, and puzzles in which it decides, the easiest first. Which these
 * are the server knows, too, for they count in no rating; here is what this device remembers of them.
 */
import lessons from '$lessons';
import { remember, remembered } from '../remember';

export type LessonName = keyof typeof lessons;
export const LESSONS = Object.keys(lessons) as LessonName[];

const STORE = 'lessons';

export function isLesson(name: string | undefined): name is LessonName {
  return LESSONS.some((one) => one === name);
}

/** The puzzles of a lesson, in their order. */
export function puzzlesOf(lesson: LessonName): string[] {
  return lessons[lesson];
}

/** Whether a lesson asks it: then it counts in no rating. */
export function taught(puzzle: string): boolean {
  return LESSONS.some((lesson) => puzzlesOf(lesson).includes(puzzle));
}

/** The puzzles that were solved here, of all lessons. */
export function solved(): Set<string> {
  try {
    const kept: unknown = JSON.parse(remembered(STORE) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export function noteSolved(puzzle: string): void {
  remember(STORE, JSON.stringify([...solved(), puzzle].filter((one, i, all) => all.indexOf(one) === i)));
}

/** How many of a lesson were solved. */
export function progress(lesson: LessonName, done: Set<string>): number {
  return puzzlesOf(lesson).filter((one) => done.has(one)).length;
}

/** Where a lesson goes on: at the first that was not solved, or at the beginning. */
export function startOf(lesson: LessonName, done: Set<string>): number {
  return Math.max(
    puzzlesOf(lesson).findIndex((one) => !done.has(one)),
    0,
  );
}

/** The lesson after one that is not finished yet; null if all others are. */
export function lessonAfter(lesson: LessonName, done: Set<string>): LessonName | null {
  const at = LESSONS.indexOf(lesson);
  const others = [...LESSONS.slice(at + 1), ...LESSONS.slice(0, at)];
  return others.find((one) => progress(one, done) < puzzlesOf(one).length) ?? null;
}

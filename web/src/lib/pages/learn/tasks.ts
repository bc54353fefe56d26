/**
 * Three little tasks on an empty river: order, crests, replacing. What is right stands in `tasks.json`, which a test holds
 * against the rules; here is only what a touch leads to.
 */
import tasks from './tasks.json';

export type TaskName = keyof typeof tasks;
export const TASKS = Object.keys(tasks) as TaskName[];

export interface Task {
  name: TaskName;
  bridge: number[];
  /** Tiles that can still be taken. */
  tray: number[];
  done: boolean;
  /** What the last touch has led to: a message `task-…`, and what it needs. */
  said: { key: string; args: Record<string, number> } | null;
  /** Crests: the steps that the marker has walked. */
  steps: number;
}

export function begin(name: TaskName): Task {
  const bridge = name === 'order' ? [] : [...tasks[name].bridge];
  const tray = name === 'replace' ? [tasks.replace.tile] : [...tasks[name].tray];
  return { name, bridge, tray, done: false, said: null, steps: 0 };
}

/** A touch on a tile of the tray. */
export function take(task: Task, tile: number): Task {
  if (task.done || !task.tray.includes(tile)) return task;
  if (task.name === 'order') return order(task, tile);
  if (task.name === 'crests') return crests(task, tile);
  return { ...task, said: { key: 'task-replace-where', args: { tile } } };
}

/** A touch on a site of the bridge: only where something is to be replaced. */
export function replace(task: Task, site: number): Task {
  const tile = task.tray[0];
  const old = task.bridge[site];
  if (task.name !== 'replace' || task.done || tile === undefined || old === undefined) return task;
  if (!tasks.replace.sites.includes(site))
    return { ...task, said: { key: 'task-replace-no', args: { tile, before: task.bridge[site - 1] ?? 0 } } };
  const bridge = task.bridge.with(site, tile);
  return { ...task, bridge, tray: [], done: true, said: { key: 'task-replace-yes', args: { tile, old } } };
}

function order(task: Task, tile: number): Task {
  const next: Record<string, number[]> = tasks.order.next;
  const bridge = [...task.bridge, tile];
  const tray = task.tray.filter((one) => one !== tile);
  if (!tray.length) return { ...task, bridge, tray, done: true, said: { key: 'task-order-yes', args: {} } };
  const open = tray.filter((one) => (next[tile] ?? []).includes(one));
  // What does not fit any more after this one can never come: everything goes back, and one tries again.
  const lost = tray.find((one) => !open.includes(one));
  if (lost !== undefined) return { ...begin('order'), said: { key: 'task-order-no', args: { tile, lost } } };
  return { ...task, bridge, tray, said: { key: 'task-order-more', args: { tile } } };
}

function crests(task: Task, tile: number): Task {
  const walks: Record<string, number> = tasks.crests.steps;
  const steps = walks[tile] ?? 0;
  const most = Math.max(...Object.values(walks));
  if (steps < most) return { ...begin('crests'), steps, said: { key: 'task-crests-no', args: { tile, steps } } };
  const tray = task.tray.filter((one) => one !== tile);
  return {
    ...task,
    bridge: [...task.bridge, tile],
    tray,
    steps,
    done: true,
    said: { key: 'task-crests-yes', args: { tile, steps } },
  };
}

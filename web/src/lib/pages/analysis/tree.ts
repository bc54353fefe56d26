/** The lines that were tried from one moment on: a tree of moves and draws. Nothing here knows of a server or a page. */
import type { GameEvent, LineStep } from '$lib/api/types';

/** A move of a seat, or (without one) a draw, as the server writes them. */
export type Step = [number | null, string];

/** What is known of a step beside its words, once the server has told it. */
export type About = Omit<LineStep, 'events'> & { events: GameEvent[] };

export interface Node {
  readonly id: number;
  readonly parent: Node | null;
  /** The step that leads here; the root has none. */
  readonly step: Step | null;
  about: About | null;
  children: Node[];
  /** The branch that was followed last: where a step forward goes. */
  last: Node | null;
}

/** A tree grows no further than that: somebody may play whole games. */
export const MOST_NODES = 3000;
/** The longest line that the server follows. */
export const MOST_STEPS = 600;

export class Tree {
  readonly root: Node;
  size = 1;
  private made = 0;

  constructor() {
    this.root = this.node(null, null);
  }

  private node(parent: Node | null, step: Step | null): Node {
    return { id: this.made++, parent, step, about: null, children: [], last: null };
  }

  /** Go on from a node by a step: along the branch that is there, or along a new one; null where the tree is full. */
  add(from: Node, step: Step): Node | null {
    const known = from.children.find((child) => same(child.step, step));
    if (!known && (this.size >= MOST_NODES || depthOf(from) >= MOST_STEPS)) return null;
    const next = known ?? this.node(from, step);
    if (!known) {
      from.children.push(next);
      this.size++;
    }
    from.last = next;
    return next;
  }

  /** Cut a branch off; the node that it grew from. */
  remove(node: Node): Node {
    const { parent } = node;
    if (!parent) return node;
    parent.children = parent.children.filter((child) => child !== node);
    if (parent.last === node) parent.last = parent.children[0] ?? null;
    this.size -= sizeOf(node);
    return parent;
  }

  /** Put a branch back that was cut off, at its place. */
  restore(node: Node, at: number): void {
    if (!node.parent || node.parent.children.includes(node)) return;
    node.parent.children.splice(at, 0, node);
    node.parent.last = node;
    this.size += sizeOf(node);
  }

  /** Make a branch the first of those beside it. */
  promote(node: Node): void {
    if (!node.parent) return;
    node.parent.children = [node, ...node.parent.children.filter((child) => child !== node)];
  }

  /** Every line from the root to an end. */
  lines(): Step[][] {
    const found: Step[][] = [];
    const walk = (node: Node, line: Step[]): void => {
      if (!node.children.length && line.length) found.push(line);
      for (const child of node.children) walk(child, child.step ? [...line, child.step] : line);
    };
    walk(this.root, []);
    return found;
  }

  /** Grow by lines that were kept; those that begin alike share their beginning. */
  merge(lines: Step[][]): void {
    for (const line of lines) {
      let node: Node | null = this.root;
      for (const step of line) node = node && this.add(node, step);
    }
    for (const node of this.all()) node.last = node.children[0] ?? null;
  }

  private *all(node: Node = this.root): Generator<Node> {
    yield node;
    for (const child of node.children) yield* this.all(child);
  }
}

function same(one: Step | null, other: Step): boolean {
  return one !== null && one[0] === other[0] && one[1] === other[1];
}

function sizeOf(node: Node): number {
  return 1 + node.children.reduce((sum, child) => sum + sizeOf(child), 0);
}

export function depthOf(node: Node): number {
  return node.parent ? 1 + depthOf(node.parent) : 0;
}

/** The nodes from the first step to here. */
export function pathTo(node: Node): Node[] {
  return node.parent ? [...pathTo(node.parent), node] : [];
}

export function lineTo(node: Node): Step[] {
  return pathTo(node).flatMap(({ step }) => (step ? [step] : []));
}

/** Where a step forward goes: along the branch that was followed last. */
export function nextOf(node: Node): Node | null {
  return node.last ?? node.children[0] ?? null;
}

/** The branch beside this one, above (-1) or below (1). */
export function besideOf(node: Node, by: -1 | 1): Node | null {
  const all = node.parent?.children ?? [];
  return all[all.indexOf(node) + by] ?? null;
}

/** Whether something is a line of steps, as one was kept or came in a record. */
export function isLine(value: unknown): value is Step[] {
  return Array.isArray(value) && value.length > 0 && value.length <= MOST_STEPS && value.every(isStep);
}

function isStep(value: unknown): value is Step {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [seat, word] = value as unknown[];
  const whose = seat === null || (typeof seat === 'number' && [0, 1, 2, 3].includes(seat));
  return whose && typeof word === 'string' && word.length > 0 && word.length <= 40;
}

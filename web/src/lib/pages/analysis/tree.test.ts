import { describe, expect, it } from 'vitest';
import { besideOf, isLine, lineTo, MOST_NODES, nextOf, pathTo, Tree, type Node, type Step } from './tree';

const CARD: Step = [0, 'card:3'];
const OTHER: Step = [0, 'card:1'];
const PLACE: Step = [0, 'place:2'];
const DRAW: Step = [null, 'stack:chapel:32'];

function grow(tree: Tree, from: Node, ...steps: Step[]): Node {
  return steps.reduce((node, step) => tree.add(node, step) as Node, from);
}

describe('a tree of lines', () => {
  it('goes along a branch that is there, and branches where a step is new', () => {
    const tree = new Tree();
    const end = grow(tree, tree.root, CARD, PLACE, DRAW);
    expect(lineTo(end)).toEqual([CARD, PLACE, DRAW]);
    expect(grow(tree, tree.root, [0, 'card:3'], [0, 'place:2'])).toBe(end.parent);
    const other = grow(tree, tree.root, OTHER);
    expect(tree.root.children).toHaveLength(2);
    expect([besideOf(other, -1), besideOf(other, 1)]).toEqual([tree.root.children[0], null]);
    expect(tree.lines()).toEqual([[CARD, PLACE, DRAW], [OTHER]]);
    expect(pathTo(tree.root)).toEqual([]);
  });

  it('goes forward where one was last', () => {
    const tree = new Tree();
    const first = grow(tree, tree.root, CARD);
    const second = grow(tree, tree.root, OTHER);
    expect(nextOf(tree.root)).toBe(second);
    grow(tree, tree.root, CARD);
    expect(nextOf(tree.root)).toBe(first);
    expect(nextOf(first)).toBeNull();
  });

  it('loses a branch with all that grew on it, and gets it back at its place', () => {
    const tree = new Tree();
    const first = grow(tree, tree.root, CARD);
    grow(tree, first, PLACE, DRAW);
    const second = grow(tree, tree.root, OTHER);
    expect(tree.size).toBe(5);
    expect(tree.remove(first)).toBe(tree.root);
    expect(tree.size).toBe(2);
    expect(nextOf(tree.root)).toBe(second);
    tree.restore(first, 0);
    tree.restore(first, 0);
    expect(tree.root.children).toEqual([first, second]);
    expect(tree.size).toBe(5);
    expect(tree.remove(tree.root)).toBe(tree.root);
    expect(tree.size).toBe(5);
  });

  it('takes another branch first', () => {
    const tree = new Tree();
    grow(tree, tree.root, CARD);
    const second = grow(tree, tree.root, OTHER);
    tree.promote(second);
    expect(tree.lines()).toEqual([[OTHER], [CARD]]);
  });

  it('comes back from its lines', () => {
    const tree = new Tree();
    grow(tree, grow(tree, tree.root, CARD), PLACE, DRAW);
    grow(tree, tree.root, CARD, [0, 'place:1']);
    grow(tree, tree.root, OTHER);
    const again = new Tree();
    again.merge(tree.lines());
    expect(again.lines()).toEqual(tree.lines());
    expect(again.size).toBe(tree.size);
    expect(nextOf(again.root)?.step).toEqual(CARD);
  });

  it('has an end to its growth', () => {
    const tree = new Tree();
    for (let i = 0; i < MOST_NODES + 50; i++) tree.add(tree.root, [null, `marker:${i}`]);
    expect(tree.size).toBe(MOST_NODES);
    const deep = new Tree();
    let node: Node | null = deep.root;
    let depth = 0;
    while (node) {
      node = deep.add(node, [0, `${depth}`]);
      if (node) depth++;
    }
    expect(depth).toBe(600);
  });

  it('knows what is no line', () => {
    expect(isLine([CARD, DRAW])).toBe(true);
    for (const wrong of [null, [], [[0]], [[4, 'card:1']], [['0', 'card:1']], [[0, '']], [[0, 'x'.repeat(41)]], 'x']) {
      expect(isLine(wrong)).toBe(false);
    }
  });
});

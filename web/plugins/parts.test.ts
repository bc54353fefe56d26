// @vitest-environment node
import { expect, it } from 'vitest';
import { parts, reach } from './parts';

const MODULES: Record<string, string[]> = {
  '/main.ts': ['/svelte.js'],
  '/pages/Start.svelte': ['/svelte.js', '/Water.svelte', '/pages/start/Play.svelte'],
  '/pages/start/Play.svelte': ['/Face.svelte'],
  '/pages/Table.svelte': ['/svelte.js', '/Face.svelte', '/Board.svelte'],
  '/Tall.svelte': ['/Strip.svelte', '/Sheets.svelte'],
  '/Wide.svelte': ['/Strip.svelte'],
  '/Board.svelte': ['/Bridge.svelte'],
  '/Bridge.svelte': ['/Board.svelte'],
};
const getModuleInfo = (id: string) => ({ importedIds: MODULES[id] ?? [] });

it('follows what is imported, round and round', () => {
  expect([...reach('/Board.svelte', getModuleInfo)]).toEqual(['/Board.svelte', '/Bridge.svelte']);
});

it('has one file for every first page, one more for a game, and pages by themselves', () => {
  const part = parts({
    entry: '/main.ts',
    start: '/pages/Start.svelte',
    table: '/pages/Table.svelte',
    boards: ['/Tall.svelte', '/Wide.svelte'],
  });
  const of = (id: string) => part(id, { getModuleInfo });
  expect(['/svelte.js', '/Water.svelte', '/Face.svelte'].map(of)).toEqual(['shell', 'shell', 'shell']);
  expect(of('/main.ts')).toBeNull();
  expect(['/Board.svelte', '/Bridge.svelte', '/Strip.svelte'].map(of)).toEqual(['table', 'table', 'table']);
  expect(['/Tall.svelte', '/Wide.svelte', '/Sheets.svelte'].map(of)).toEqual([null, null, null]);
  expect(['/pages/Start.svelte', '/pages/start/Play.svelte', '/Rules.svelte'].map(of)).toEqual([null, null, null]);
});

import { describe, expect, it } from 'vitest';
import type { GameRecord } from '$lib/api/types';
import { unpacked } from '../replay/carried';
import { analysisLink, analysisOfPosition, analysisOfTable, askedBy } from './link';

/** What the page reads from an address. */
function asked(link: string) {
  const { search, hash } = new URL(link, 'https://london.bridge');
  return askedBy(search, hash);
}

describe('a link to the analysis board', () => {
  const record = { players: ['Ann', 'Zoë'], moves: [[0, 'card:3']] } as unknown as GameRecord;

  it('carries a record to a moment of it', async () => {
    const link = await analysisLink(record, 12);
    expect(link).toMatch(/^\/analysis#game=[\w-]+&move=12$/);
    const found = asked(link);
    expect(found).toMatchObject({ kind: 'record', move: 12 });
    expect(await unpacked(found.kind === 'record' ? found.game : '')).toEqual(record);
    expect(asked(await analysisLink(record))).toMatchObject({ kind: 'record', move: 0 });
  });

  it('names a finished table, or a position whose line it keeps in one word', () => {
    expect(asked(analysisOfTable('a b', 3))).toEqual({ kind: 'table', table: 'a b', move: 3 });
    const line = 'lb1 watch reconstruction-1 base,base,base,base 211:?';
    expect(analysisOfPosition(line)).not.toContain('+');
    expect(asked(analysisOfPosition(line))).toEqual({ kind: 'position', position: line });
  });

  it('asks for nothing where it says nothing, or nonsense', () => {
    for (const link of ['/analysis', '/analysis#move=4', '/analysis?position=', '/analysis?table=']) {
      expect(asked(link)).toEqual({ kind: 'nothing' });
    }
    expect(asked('/analysis?table=x#move=-2')).toEqual({ kind: 'table', table: 'x', move: 0 });
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { faultOf, freeCharacters, isFull, newDraft, requestOf, revived, withKind } from './draft';

describe('a table that is being set up', () => {
  // Whom one meets is chance: here Beatrix, Hugh, Maud and Walter.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

  it('asks for what was chosen, and starts when nobody has to come', () => {
    const draft = newDraft();
    draft.players = 3;
    draft.seats[1] = { kind: 'local', name: '  Bea ', level: 'journeyman', character: '' };
    draft.mode = 'chosen';
    draft.scoring.gate = 'tiles';
    draft.clock = 'live';
    draft.hands = false;
    draft.seed = '42';
    expect(isFull(draft)).toBe(true);
    expect(requestOf(draft, 'Ann')).toEqual({
      options: {
        players: 3,
        scoring: { chapel: 'base', gate: 'tiles', hostelry: 'base', bridge: 'base' },
        hands: 'hidden',
        money: 'shown',
        clock: { kind: 'live', bank: 600, decision: 45 },
        undo: 'own',
        hints: true,
        public: false,
        watch: true,
        chat: true,
        pace: 900,
        substitute: 'journeyman',
        seed: 42,
      },
      seats: [{ kind: 'me' }, { kind: 'local', name: 'Bea' }, { kind: 'bot', level: 'journeyman', character: 'maud' }],
      name: 'Ann',
      start: true,
    });
  });

  it('waits where a seat is open, and leaves a seed out unless it was given', () => {
    const request = requestOf(newDraft(), undefined);
    expect(request.start).toBe(false);
    expect(request.options).not.toHaveProperty('seed');
    expect(request).not.toHaveProperty('name');
  });

  it('has one seat of mine', () => {
    const seats = withKind(newDraft(), 2, 'me');
    expect(seats.map((seat) => seat.kind)).toEqual(['open', 'open', 'me', 'bot']);
  });

  it('says what is missing', () => {
    const draft = newDraft();
    expect(faultOf(draft)).toBeNull();
    draft.seed = 'abc';
    expect(faultOf(draft)).toBe('seed');
    draft.seed = '9007199254740992';
    expect(faultOf(draft)).toBe('seed');
    draft.seed = '';
    draft.clock = 'days';
    draft.days = 31;
    expect(faultOf(draft)).toBe('days');
    draft.clock = 'live';
    draft.decision = 4;
    expect(faultOf(draft)).toBe('decision');
    draft.clock = 'none';
    draft.seats[1] = { kind: 'local', name: ' ', level: 'journeyman', character: '' };
    expect(faultOf(draft)).toBe('names');
    // A seat that does not play cannot be at fault.
    draft.seats = draft.seats.toReversed();
    draft.players = 2;
    expect(faultOf(draft)).toBeNull();
    draft.watch = false;
    expect(faultOf(draft)).toBe('nobody');
  });

  it('is taken up again as it was, as far as it still makes sense', () => {
    const draft = newDraft();
    draft.players = 2;
    draft.seats[1] = { kind: 'bot', name: '', level: 'architect', character: 'joan' };
    draft.seed = '7';
    const again = revived(JSON.stringify(draft), ['random', 'journeyman']);
    expect(again.players).toBe(2);
    // Whom one meets is new every time.
    expect(again.seats[1]).toEqual({ kind: 'bot', name: '', level: 'journeyman', character: 'hugh' });
    expect(again.seed).toBe('');
    expect(revived('not json', [])).toEqual(newDraft());
    expect(revived('{"players":9,"scoring":{"chapel":"nonsense"}}', []).players).toBe(4);
    expect(revived('{"scoring":{"chapel":"nonsense"}}', []).scoring.chapel).toBe('base');
  });

  it('has each of the twelve at one seat at most', () => {
    const draft = newDraft();
    draft.seats = draft.seats.map((seat) => ({ ...seat, kind: 'bot' }));
    expect(freeCharacters(draft, 2)).toContain('maud');
    expect(freeCharacters(draft, 2)).not.toContain('walter');
    draft.players = 3;
    expect(freeCharacters(draft, 2)).toContain('walter');
  });
});

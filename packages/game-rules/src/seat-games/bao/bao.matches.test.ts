import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createTestDraw,
  playMatch,
  textOf,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type BaoBoard, seedsOf } from './bao.board.ts';
import { blockedAfter, choiceOf } from './bao.moves.ts';
import { blockByHand, gridOf, movesByHand, nameOf, written } from './bao.oracle.testing.ts';
import { bao, mostMoves } from './bao.rules.ts';
import { makeMove } from './bao.sow.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 400, rakeCap: 1_000n };

const seatNames = ['south', 'north'] as const;
function assertSecondOpinion(board: BaoBoard, mover: 0 | 1, blocked: number | null): number {
  const player = seatNames[mover];
  const stop = blocked === null ? '' : nameOf(player, blocked);
  const { captures, moves } = choiceOf(board, mover, blocked);
  const found = new Map(
    moves.map((made) => {
      const { board: after } = makeMove(board, mover, made, captures, captures ? null : blocked);
      const key = `${made.pit} ${made.direction} ${made.safari}`;
      return [key, written(gridOf(after))];
    }),
  );
  const expected = movesByHand(gridOf(board), player, stop);
  assert.deepEqual(found, expected, textOf(board));
  const other = seatNames[mover === 0 ? 1 : 0];
  const block = blockedAfter(board, mover);
  assert.equal(block === null ? '' : nameOf(other, block), blockByHand(gridOf(board), player));
  return block === null ? 0 : 1;
}

test('the moves on boards by chance are those of a second opinion', (context) => {
  const chance = createTestDraw(9);
  const count = repetitions('boards of Bao by a second opinion', { usual: 600, long: 60_000 });
  let blocks = 0;
  for (let boards = 0; boards < count; boards += 1) {
    const stores = boards % 3 === 0 ? 1 + chance.nextInt(20) : 0;
    const few = 1 + chance.nextInt(3);
    const sides = [0, 1].map(() => ({
      pits: Array.from({ length: 16 }, (_, pit) => {
        if (chance.nextInt(1 + few) > 0) return 0;
        return pit === 4 ? chance.nextInt(10) : chance.nextInt(chance.nextInt(6) === 0 ? 18 : 4);
      }),
      store: stores,
      ownsHouse: chance.nextInt(2) === 0,
    }));
    const board = sides as unknown as BaoBoard;
    if (sides.some(({ pits }) => pits.slice(0, 8).every((seeds) => seeds === 0))) continue;
    const several = sides[0]!.pits.flatMap((seeds, pit) => (seeds > 1 && pit < 8 ? [pit] : []));
    const blocked = stores === 0 && chance.nextInt(3) === 0 ? (several[0] ?? null) : null;
    blocks += assertSecondOpinion(board, 0, blocked) + assertSecondOpinion(board, 1, null);
  }
  context.diagnostic(`${blocks} blocks`);
  assert.ok(blocks > 0);
});

test('every match keeps its chips and seeds, shows all the same and ends', (context) => {
  const count = repetitions('matches of Bao by chance', { usual: 350, long: 30_000 });
  const ends = new Map<unknown, number>();
  let acts = 0;
  for (let seed = 0; seed < count; seed += 1) {
    let looks = 0;
    acts += playMatch({
      game: bao,
      settings,
      seats: [0, 1 + (seed % 5)],
      seed,
      mostActs: mostMoves + 1,
      oneResignsIn: 1_000,
      purseOf: ({ purse }) => purse,
      inspect(state, events) {
        const [first, second] = state.board;
        assert.equal(seedsOf(first) + seedsOf(second) + state.inHand, 64);
        assert.equal(
          first.store - second.store,
          state.mover === 0 || first.store === second.store ? 0 : -1,
        );
        const views = [null, ...state.seats].map((seat) => bao.view(state, seat) as object);
        assert.equal(new Set(views.map((view) => textOf({ ...view, options: null }))).size, 1);
        for (const { kind, ['how']: how } of events) {
          if (kind === 'ended') ends.set(how, 1 + (ends.get(how) ?? 0));
        }
        looks += 1;
        if (seed % 8 === 0 && looks % 3 === 0 && bao.turn(state) !== null) {
          assertSecondOpinion(state.board, state.mover, state.blocked);
        }
      },
    }).acts;
  }
  context.diagnostic(`${acts} acts, ${textOf([...ends])}`);
});

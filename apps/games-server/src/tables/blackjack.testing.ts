/** Blackjack of a test: deals that are known beforehand, and members who sit and decide. */
import assert from 'node:assert/strict';
import type { TableOwn, TableRound, TableView } from '@bahati/contract/games-frame/tables.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { valueOf } from '@bahati/game-rules/tables/blackjack/hand-total.ts';
import {
  dealTable,
  type TableState,
  turnOf,
} from '@bahati/game-rules/tables/live-blackjack/table-state.ts';
import { until } from '@bahati/testing/until.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import type { Running, Scene } from '#games-server/scene.testing.ts';

export const blackjackCode = 'ishirini-na-moja';
export const chip = 1_000n;

export const viewOf = ({ room }: Sitter) => room.view as unknown as TableView;
export const ownOf = ({ room }: Sitter) => room.own as TableOwn;

const handOf = (state: TableState, at: number) => state.seats[at]?.hands[0]?.cards ?? [];
const isPair = (cards: readonly number[]) => valueOf(cards[0] ?? 0) === valueOf(cards[1] ?? 1);

/** These seats are played; the first has a pair of so many, the others decide after it. */
export const pairAtFirst =
  (seats: readonly number[], value: number) =>
  (draw: DrawStream): boolean => {
    const state = dealTable(seats, draw);
    const first = handOf(state, 0);
    return (
      turnOf(state)?.seat === seats[0] &&
      isPair(first) &&
      valueOf(first[0] ?? 0) === value &&
      state.seats.every(({ hands }) => hands[0]?.isDone === false)
    );
  };

export const inPhase = (sitter: Sitter, phase: string, roundId?: string): Promise<TableRound> =>
  until(`a round that is ${phase}`, async () => {
    const { round } = viewOf(sitter);
    return round?.phase === phase && (!roundId || round.roundId === roundId) && round;
  });

/** One that takes bets now; `after`: not this one, which may have taken them for a while. */
export const newRound = (sitter: Sitter, after?: string): Promise<TableRound> =>
  until('a new round', async () => {
    const { round } = viewOf(sitter);
    return round?.phase === 'betting' && round.roundId !== after && round;
  });

export const sitAt = ({ scene, running }: { scene: Scene; running: Running }, balance?: bigint) =>
  sitDown(scene, originOf(running), scene.addMember(balance), blackjackCode);

const decimal = (chips: number) => `${chips * 10}.00`;

/** Answers the refusal's code, or `done`. */
export async function lay(
  sitter: Sitter,
  roundId: string,
  place: string,
  chips: number,
  key?: string,
): Promise<string> {
  const opening = `chips:${place}=${chips}`;
  const answer = await sitter.act({ kind: 'bet', roundId, opening, amount: decimal(chips) }, key);
  return answer.t === 'refused' ? answer.code : answer.t;
}

/** Says it at the step the room is at. */
export async function decide(sitter: Sitter, act: string, key?: string): Promise<string> {
  const { round } = viewOf(sitter);
  const step = round?.play?.acts.length ?? 0;
  const roundId = round?.roundId ?? '';
  const answer = await sitter.act({ kind: 'play', roundId, step, act }, key);
  return answer.t === 'refused' ? answer.code : answer.t;
}

/** Until this seat is waited for and no wallet is; answers what may be done. */
export const inTurn = (sitter: Sitter, seat: number): Promise<readonly string[]> =>
  until(`the turn of seat ${seat}`, async () => {
    const turn = viewOf(sitter).round?.play?.turn;
    return turn?.seat === seat && !turn.isAsking && turn.actions;
  });

/** What everybody may hear before a round is dealt holds neither its hash nor a hidden card. */
export function assertKept(sitters: readonly Sitter[], roundId: string, hash: string): void {
  let looked = 0;
  for (const { heard } of sitters) {
    for (const message of heard) {
      if (message.t !== 'room' && message.t !== 'news') continue;
      const { round } = message.view as unknown as TableView;
      if (round?.roundId !== roundId || round.dealtAt !== null) continue;
      assert.ok(!JSON.stringify(message).includes(hash));
      assert.equal(round.shown, null);
      const view = round.play?.view as { dealer: { cards: number[] } } | null | undefined;
      if (!view) continue;
      assert.equal(view.dealer.cards.length, 1);
      looked += 1;
    }
  }
  assert.ok(looked > 0, 'open cards were told');
}

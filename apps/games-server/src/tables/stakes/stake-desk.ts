/**
 * A bet at a table. It is a committed fact before its stake is asked for, and counts once the wallet
 * has taken the stake; the same request is the same stake whatever breaks in between.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BetAct } from '@bahati/contract/games-frame/tables.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { createGatherer } from '#games-server/gather.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { toldRefusal } from '#games-server/rounds/told-refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { mostInBatch } from '#games-server/wallet-batches.ts';
import { commitStake } from './commit-stake.ts';
import { askForStakes } from './decide.ts';
import { readStakes, type StoredStake } from './stored-stake.ts';
import type { WantedStake } from './wanted-stake.ts';

const pollMs = 100;
/** As many as keep the wallet busy; more would only wait there. */
const mostBatches = 4;

export type StakeDesk = {
  /** Refuses with the codes of the contract, and `retry` while the wallet is silent. */
  place: (
    session: FrameSession,
    room: StoredRoom,
    key: string,
    act: BetAct,
  ) => Promise<{ stakeId: string }>;
  /** One try at the wallet for each of these. */
  ask: (stakes: readonly StoredStake[]) => Promise<void>;
  /** What became of a stake, answered as `place` does. */
  answerOf: (id: bigint) => Promise<{ stakeId: string }>;
};

export function openStakeDesk(context: Context): StakeDesk {
  const asked = createGatherer<StoredStake, true>({
    mostAtOnce: mostInBatch,
    mostUnderWay: mostBatches,
    work: async (stakes) => {
      await askForStakes(context, stakes);
      return stakes.map(() => true);
    },
  });
  const answerOf = async (id: bigint) => answer(await awaitDecision(context, id));
  return {
    async place(session, room, key, act) {
      const { stake, isNew } = await commitStake(context, readStake(session, room, key, act));
      if (isNew) await asked(stake);
      return answerOf(stake.id);
    },
    async ask(stakes) {
      await Promise.all(stakes.map(asked));
    },
    answerOf,
  };
}

function readStake(
  session: FrameSession,
  room: StoredRoom,
  idempotencyKey: string,
  { roundId, opening, amount: text }: BetAct,
): WantedStake {
  const table = liveTableOf(room.gameCode);
  if (!table || session.currency !== room.currency) throw new Refusal('not_found');
  if (!session.canBet) throw new Refusal('bets_blocked');
  if (room.isPaused) throw new Refusal('table_paused');
  const price = table.rules.priceOf(opening);
  if (price === null) throw new Refusal('choice_not_offered');
  const amount = parseAmount(text, room.currency);
  if (amount !== BigInt(room.settings.unit) * BigInt(price)) throw new Refusal('stake_not_offered');
  return { session, room, table, idempotencyKey, roundId: BigInt(roundId), opening, amount };
}

/** Others may hold the stake; what they find out is read here. */
async function awaitDecision(context: Context, id: bigint): Promise<StoredStake> {
  const end = performance.now() + context.patienceMs;
  for (;;) {
    const [stake] = await readStakes(context.database, 'WHERE s.id = $1', [id]);
    if (!stake) throw new Error(`The stake ${id} is missing.`);
    if (stake.state !== 'asking' || performance.now() > end) return stake;
    await sleep(pollMs);
  }
}

function answer(stake: StoredStake): { stakeId: string } {
  if (stake.state === 'asking') throw new Refusal('retry');
  if (stake.state === 'taken') return { stakeId: stake.id.toString() };
  throw toldRefusal(stake.refusalCode ?? 'bet_too_late', stake.refusalDetails);
}

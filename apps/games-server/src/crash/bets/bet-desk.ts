/**
 * A bet on the announced round. It is a committed fact before its stake is asked for, it flies
 * once the wallet has taken the stake, and it stays behind if that took too long; the same request
 * is the same bet whatever breaks in between. Bets that come at once are done together.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import {
  crash,
  highestMultiple,
  lowestMultiple,
} from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { toldRefusal } from '#games-server/rounds/told-refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { mostInBatch } from '#games-server/wallet-batches.ts';
import { commitBets, type Committed, type WantedBet } from './commit-bets.ts';
import { decideBets } from './decide-bets.ts';
import { createGatherer } from '#games-server/gather.ts';
import { readBet, showBet, type StoredBet } from './stored-bet.ts';

const pollMs = 100;

export type BetRequest = {
  idempotencyKey: string;
  roundId: string;
  slot: number;
  stake: string;
  target?: string | undefined;
};

export type BetDesk = {
  /** Refuses with the codes of the contract, and `retry` while the wallet is silent. */
  placeBet: (session: FrameSession, request: BetRequest) => Promise<CrashBet>;
};

const mostCommitted = 250;
/** As many as keep the wallet busy; more would only wait there. */
const mostBatches = 4;

export function openBetDesk(context: Context, onChange: () => void): BetDesk {
  const committed = createGatherer<WantedBet, Committed>({
    mostAtOnce: mostCommitted,
    mostUnderWay: 1,
    work: (group) => commitBets(context, group),
  });
  const decided = createGatherer<StoredBet, StoredBet>({
    mostAtOnce: mostInBatch,
    mostUnderWay: mostBatches,
    work: async (bets) => {
      const answered = await decideBets(context, bets);
      onChange();
      return answered;
    },
  });
  return {
    async placeBet(session, request) {
      const { slot } = request;
      // The database writes them so: the same request is the same text.
      const idempotencyKey = request.idempotencyKey.toLowerCase();
      const stake = readStake(session, request.stake);
      const target = readTarget(request.target);
      const roundId = BigInt(request.roundId);
      const known = await committed({ session, idempotencyKey, roundId, slot, stake, target });
      if (known instanceof Refusal) throw known;
      const bet = known.isNew ? await decided(known.bet) : known.bet;
      return answer(await awaitDecision(context, bet));
    },
  };
}

function readStake({ currency }: FrameSession, text: string): bigint {
  const { minimum, maximum, step, quick } = crash.stakes[currency];
  const stake = parseAmount(text, currency);
  const isWhole = stake !== undefined && ((stake - minimum) / step) * step + minimum === stake;
  const isOffered = stake !== undefined && (isWhole || quick.includes(stake));
  if (!isOffered || stake < minimum || stake > maximum) throw new Refusal('stake_not_offered');
  return stake;
}

function readTarget(text: string | undefined): number | null {
  if (text === undefined) return null;
  const target = Number(text.replace('.', ''));
  if (target < lowestMultiple || target > highestMultiple) throw new Refusal('target_not_offered');
  return target;
}

/** Others may hold the bet; what they find out is read here. */
async function awaitDecision(context: Context, first: StoredBet): Promise<StoredBet> {
  const end = performance.now() + context.patienceMs;
  let bet = first;
  while (bet.state === 'asking' && performance.now() < end) {
    await sleep(pollMs);
    bet = await readBet(context.database, bet.id);
  }
  return bet;
}

function answer(bet: StoredBet): CrashBet {
  if (bet.state === 'asking') throw new Refusal('retry', { betId: bet.externalId });
  const isOut = bet.state === 'refused' || bet.state === 'voiding' || bet.state === 'voided';
  // A round that was interrupted gives back what had flown: that is no refusal of the bet.
  if (!isOut || bet.refusalCode === 'round_interrupted') return showBet(bet);
  throw toldRefusal(bet.refusalCode ?? 'bet_too_late', bet.refusalDetails);
}

/**
 * A bet on the announced flight. It is a committed fact before its stake is asked for, it flies
 * once the wallet has taken the stake, and it stays behind if that took too long; the same request
 * is the same bet whatever breaks in between.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import {
  bankrollWeight,
  crash,
  highestMultiple,
  lowestMultiple,
  mostStaked,
} from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { toldRefusal } from '#games-server/rounds/told-refusal.ts';
import { lockPlayer } from '#games-server/seeds/seed-pairs.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { decideBet } from './decide-bet.ts';
import { readBet, readBets, showBet, type StoredBet } from './stored-bet.ts';

/** Longer than one call on the wallet, so that nobody else asks while we do. */
const leaseSeconds = 5;
const pollMs = 100;

export type BetRequest = {
  requestId: string;
  flightId: string;
  slot: number;
  stake: string;
  target?: string | undefined;
};

type Bet = {
  requestId: string;
  flightId: bigint;
  slot: number;
  stake: bigint;
  target: number | null;
};

/** Refuses with the codes of the contract, and `retry` while the wallet is silent. */
export async function placeBet(
  context: Context,
  session: FrameSession,
  request: BetRequest,
): Promise<CrashBet> {
  const { requestId, slot } = request;
  const stake = readStake(session, request.stake);
  const target = readTarget(request.target);
  const wanted = { requestId, slot, stake, target, flightId: BigInt(request.flightId) };
  const { bet, isNew } = await commitBet(context, session, wanted);
  const decided = isNew ? await decideBet(context, bet) : bet;
  return answer(await awaitDecision(context, decided));
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

async function commitBet(
  { database }: Context,
  session: FrameSession,
  bet: Bet,
): Promise<{ bet: StoredBet; isNew: boolean }> {
  return inTransaction(database, async (transaction) => {
    await lockPlayer(transaction, session.memberId);
    const known = await readBets(
      transaction,
      `WHERE b.member_id = $1 AND (b.request_id = $2 OR
         (b.flight_id = $3 AND b.slot = $4 AND b.state NOT IN ('refused', 'voided')))`,
      [session.memberId, bet.requestId, bet.flightId, bet.slot],
    );
    const same = known.find(({ requestId }) => requestId === bet.requestId);
    if (same) {
      assertSame(same, session, bet);
      return { bet: same, isNew: false };
    }
    if (known.length > 0) throw new Refusal('bet_placed');
    const weight = bankrollWeight(bet.stake, session.currency);
    await joinFlight(transaction, bet.flightId, weight);
    const id = await addBet(transaction, session, bet, weight);
    return { bet: await readBet(transaction, id), isNew: true };
  });
}

function assertSame(known: StoredBet, { currency }: FrameSession, bet: Bet): void {
  const isSame =
    known.flightId === bet.flightId &&
    known.slot === bet.slot &&
    known.stake === bet.stake &&
    known.target === bet.target &&
    known.currency === currency;
  if (!isSame) throw new Refusal('request_conflict');
}

/**
 * Holds the flight's start back until the bet is committed; bets do not wait for each other. Some
 * that come at once may pass the bound together: the ceiling is reckoned from all that fly.
 */
async function joinFlight(
  transaction: Transaction,
  flightId: bigint,
  weight: bigint,
): Promise<void> {
  const { rows } = await transaction.query<{ staked: string }>(
    `SELECT (SELECT coalesce(sum(weight), 0)::text FROM games.crash_bets
              WHERE flight_id = $1 AND state IN ('asking', 'aboard')) AS staked
       FROM games.crash_flights
      WHERE id = $1 AND state = 'betting' AND clock_timestamp() < closes_at FOR SHARE`,
    [flightId],
  );
  const [flight] = rows;
  if (!flight) throw new Refusal('betting_closed');
  if (BigInt(flight.staked) + weight > mostStaked) throw new Refusal('flight_full');
}

async function addBet(
  transaction: Transaction,
  { memberId, id: sessionId, currency }: FrameSession,
  { flightId, slot, requestId, stake, target }: Bet,
  weight: bigint,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO games.crash_bets (external_id, flight_id, member_id, slot, session_id, request_id,
       currency, stake, weight, target, shown_name, due_at)
     SELECT $1, $2, $3, $4, s.id, $6, $7, $8, $9, $10,
            coalesce(left(s.display_name, 2), '') || '•••' || coalesce(right(s.display_name, 1), ''),
            clock_timestamp() + make_interval(secs => $11)
       FROM games.frame_sessions s WHERE s.id = $5
     RETURNING id`,
    [
      `r-${randomBytes(16).toString('hex')}`,
      flightId,
      memberId,
      slot,
      sessionId,
      requestId,
      currency,
      stake,
      weight,
      target,
      leaseSeconds,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('A new bet has no id.');
  return id;
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
  // A flight that was interrupted gives back what had flown: that is no refusal of the bet.
  if (!isOut || bet.refusalCode === 'flight_interrupted') return showBet(bet);
  throw toldRefusal(bet.refusalCode ?? 'bet_too_late', bet.refusalDetails);
}

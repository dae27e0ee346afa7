import type { Slip, SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { slipCalls } from '@bahati/contract/sportsbook/slip.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { showBet } from '#sportsbook/bets/show-bet.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';
import { nameOfOperation } from '#sportsbook/wallet/operations.ts';
import { checkSlip } from './check-slip.ts';
import { hashSlip, insertBet } from './insert-bet.ts';
import { readBets, type StoredBet } from './stored-bet.ts';

export type PlacedBet = {
  bet: Awaited<ReturnType<typeof showBet>> | null;
  faults: SlipFault[];
  balance: string | null;
};

const declared: Readonly<Record<string, number>> = slipCalls['POST /book/v1/bets'].refusals;

/**
 * Places a slip once for each key of the member; asked again it answers the bet as it now is. Refuses
 * what the platform refuses, by its code, and `invalid_input` for the key of another slip. A bet the
 * platform has not answered for yet is told as waiting.
 */
export async function placeBet(
  context: BetContext,
  session: BookSession,
  { idempotencyKey, ...slip }: Slip & { idempotencyKey: string },
): Promise<PlacedBet> {
  const known = await findPlaced(context, session, idempotencyKey, slip);
  if (known !== undefined) return awaitPlaced(context, known);
  if (!session.canBet) throw new Refusal('need_true_account');
  const { faults, sound } = await checkSlip(context, slip, session);
  if (faults.length > 0 || !sound) return { bet: null, faults, balance: null };
  const { liveDelaySeconds } = await context.terms();
  const added = await insertBet(context.database, {
    owner: session,
    idempotencyKey,
    slip,
    ...sound,
    isAgreed: false,
    delaySeconds: sound.legs.some(({ isLive }) => isLive) ? liveDelaySeconds : 0,
  });
  if (added !== undefined) context.tell([{ betId: added, number: 1 }]);
  const betId = added ?? (await findPlaced(context, session, idempotencyKey, slip));
  if (betId === undefined) throw new Refusal('retry');
  return awaitPlaced(context, betId);
}

async function findPlaced(
  { database }: BetContext,
  { memberId }: BookSession,
  idempotencyKey: string,
  slip: Slip,
): Promise<bigint | undefined> {
  const { rows } = await database.query<{ id: bigint; slip_hash: Buffer }>(
    'SELECT id, slip_hash FROM book.bets WHERE member_id = $1 AND idempotency_key = $2',
    [memberId, idempotencyKey],
  );
  const [bet] = rows;
  if (bet && !bet.slip_hash.equals(hashSlip(slip))) {
    throw new Refusal('invalid_input', {
      fields: [{ field: 'idempotencyKey', problem: 'another slip has it' }],
    });
  }
  return bet?.id;
}

/** Is there nothing more to wait for than a delay or people? */
const isAnswered = ({ state, told, delaySeconds }: StoredBet): boolean =>
  state !== 'waiting' || (told === 'reserved' && delaySeconds > 0);

async function awaitPlaced(context: BetContext, betId: bigint): Promise<PlacedBet> {
  const until = Date.now() + context.patienceMs;
  for (;;) {
    const left = until - Date.now();
    const { changed, stop } = context.hub.next(betId, left);
    const [bet] = await readBets(context.database, 'WHERE b.id = $1', [betId]);
    if (!bet) throw new Refusal('not_found');
    if (isAnswered(bet) || left <= 0) {
      stop();
      return tellPlaced(context, bet);
    }
    await changed;
  }
}

async function tellPlaced(context: BetContext, bet: StoredBet): Promise<PlacedBet> {
  const { refusal } = bet;
  if (refusal !== null && Object.hasOwn(declared, refusal)) throw new Refusal(refusal);
  const balance = context.balances.get(nameOfOperation({ betId: bet.id, number: 1 })) ?? null;
  return { bet: await showBet(context, bet), faults: [], balance };
}

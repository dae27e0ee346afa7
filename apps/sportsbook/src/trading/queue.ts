/** Bets that wait for a trader. */
import type { AskedBet } from '@bahati/contract/trading/trading.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { acceptAsked, counterAsked, refuseAsked } from '#sportsbook/slips/acceptance-queue.ts';
import { readBets, type StoredBet } from '#sportsbook/slips/stored-bet.ts';
import { eventName } from './exposure/show-exposure.ts';
import { logAct } from './trading-log.ts';
import type { Trader } from './trading-session.ts';

const mostAsked = 200;
/** How long a member has for another offer. */
const counterSeconds = 30;

export async function listAsked(
  { database }: BetContext,
  offer: BookOffer,
): Promise<{ items: AskedBet[] }> {
  const bets = await readBets(
    database,
    `WHERE b.state = 'asked' AND b.decide_at > now() ORDER BY b.decide_at LIMIT ${mostAsked}`,
    [],
  );
  const memberIds = bets.map(({ memberId }) => memberId);
  const names = await namesOf(database, memberIds);
  const alwaysAsked = await readAlwaysAsked(database, memberIds);
  const items = bets.map((bet) => ({
    ...show(offer, bet, names.get(bet.memberId) ?? bet.memberId),
    why: alwaysAsked.has(bet.memberId) ? 'member_always_asked' : 'stake_above_limit',
  }));
  return { items };
}

/** Of these members those whose every bet waits. */
async function readAlwaysAsked(
  database: BetContext['database'],
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ memberId: string }>(
    `SELECT member_id AS "memberId" FROM book.member_limits
      WHERE member_id = ANY($1) AND is_always_asked`,
    [[...new Set(memberIds)]],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}

/** The newest name each member came with. */
export async function namesOf(
  database: BetContext['database'],
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await database.query<{ memberId: string; name: string }>(
    `SELECT DISTINCT ON (member_id) member_id AS "memberId", display_name AS name
       FROM book.sessions WHERE member_id = ANY($1) ORDER BY member_id, expires_at DESC`,
    [[...new Set(memberIds)]],
  );
  return new Map(rows.map(({ memberId, name }) => [memberId, name]));
}

function show(offer: BookOffer, bet: StoredBet, memberName: string): Omit<AskedBet, 'why'> {
  return {
    betId: bet.id.toString(),
    reference: bet.reference,
    memberKey: bet.memberId,
    memberName,
    placedAt: bet.placedAt.toISOString(),
    until: (bet.decideAt ?? bet.placedAt).toISOString(),
    stake: toDecimal(bet.stake, bet.currency),
    mostPayout: toDecimal(bet.mostPayout, bet.currency),
    legs: bet.selections.map((selection) => {
      const event = offer.events.get(selection.eventId);
      const place = event?.fixture?.participants.find(({ id }) => `p${id}` === selection.outcome);
      return {
        event: event ? eventName(event) : selection.eventId,
        market: selection.market,
        outcome: selection.outcome,
        participant: place?.name ?? null,
        odds: selection.odds,
        oddsNow: offer.quote(selection)?.odds ?? null,
      };
    }),
  };
}

export type QueueAnswer =
  | { answer: 'accept' }
  | { answer: 'refuse'; reason: string }
  | { answer: 'counter'; stake: string; odds: readonly number[] };

/** Refuses `bet_decided` where it no longer waits, and `invalid_input` for an offer that is none. */
export async function answerAsked(
  context: BetContext,
  trader: Trader,
  betId: string,
  said: QueueAnswer,
): Promise<{ isTaken: boolean }> {
  try {
    await carryOut(context, BigInt(betId), said);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'offer_over') throw new Refusal('bet_decided');
    throw error;
  }
  const acts = { accept: 'bet_accepted', refuse: 'bet_refused', counter: 'bet_countered' } as const;
  const { answer, ...facts } = said;
  const reason = said.answer === 'refuse' ? said.reason : undefined;
  await logAct(context.database, trader, {
    act: acts[answer],
    subject: `bet ${betId}`,
    facts,
    ...(reason === undefined ? {} : { reason }),
  });
  return { isTaken: answer === 'accept' };
}

async function carryOut(context: BetContext, betId: bigint, said: QueueAnswer): Promise<void> {
  switch (said.answer) {
    case 'accept':
      return acceptAsked(context, betId);
    case 'refuse':
      return refuseAsked(context, betId);
    case 'counter': {
      const stake = parseAmount(said.stake, context.config.BOOK_CURRENCY);
      if (stake === undefined) throw new Refusal('invalid_input');
      return counterAsked(context, betId, { stake, odds: said.odds, seconds: counterSeconds });
    }
  }
}

/** Rules of members that cash a bet out by itself, watched as prices move. */
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { readOwnBet } from '#sportsbook/bets/read-bets.ts';
import { showBet } from '#sportsbook/bets/show-bet.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';
import { readEndedMarkets } from '#sportsbook/settlement/read-markets.ts';
import { readBets } from '#sportsbook/slips/stored-bet.ts';
import { cashOutByRule } from './take-cash-out.ts';
import { worthOf } from './worth.ts';

/**
 * Sets the amount at which a bet is cashed out whole; null: never. Refuses `not_found`,
 * `invalid_input`, and `cash_out_not_offered` for a bet that does not run or is never bought back.
 */
export async function setAutoCashOut(
  context: BetContext,
  session: BookSession,
  betId: string,
  at: string | null,
) {
  const bet = await readOwnBet(context, session, betId);
  const amount = at === null ? null : parseAmount(at, bet.currency);
  if (amount === undefined || amount === 0n) {
    throw new Refusal('invalid_input', { fields: [{ field: 'at', problem: 'invalid' }] });
  }
  const isNever = bet.isEachWay || bet.selections.some(({ place }) => place > 0);
  if (amount !== null && isNever) throw new Refusal('cash_out_not_offered');
  const { rowCount } = await context.database.query(
    `UPDATE book.bets SET auto_cash_out = $2 WHERE id = $1 AND state = 'open'`,
    [bet.id, amount],
  );
  if (!rowCount) throw new Refusal('cash_out_not_offered');
  context.hub.changed(bet.id);
  if (amount !== null) await cashOutByRule(context, bet.id);
  return showBet(context, await readOwnBet(context, session, betId));
}

const mostAtOnce = 200;
/** Where nothing is told to have moved, all rules are looked at every so many looks. */
const looksBetween = 10;

export type RuleWatch = { moved: (eventId: string) => void; look: () => Promise<boolean> };

/** One way through all bets with rules, or through those on some events. */
type Pass = { events: string[] | null; after: bigint };

/**
 * Watches bets with rules: those on events whose prices moved since the last pass, and now and then
 * all of them. A look takes at most 200 bets; the next one goes on with the rest.
 */
export function createRuleWatch(context: BetContext): RuleWatch {
  const moved = new Set<string>();
  let pass: Pass | undefined;
  let looks = 0;
  const nextPass = (): Pass | undefined => {
    looks += 1;
    if (looks % looksBetween === 1) return { events: null, after: 0n };
    if (moved.size === 0) return undefined;
    const events = [...moved];
    moved.clear();
    return { events, after: 0n };
  };
  return {
    moved: (eventId) => moved.add(eventId),
    async look() {
      const now = pass ?? nextPass();
      pass = undefined;
      if (!now) return false;
      const last = await takeDue(context, now);
      if (last !== undefined) pass = { ...now, after: last };
      return last !== undefined;
    },
  };
}

/** Answers the last bet looked at, where there may be more. */
async function takeDue(context: BetContext, { events, after }: Pass): Promise<bigint | undefined> {
  const bets = await readBets(
    context.database,
    `JOIN book.running_bets r ON r.bet_id = b.id
      WHERE r.auto_cash_out IS NOT NULL AND b.state = 'open' AND r.bet_id > $1
        AND ($2::bigint[] IS NULL OR EXISTS (SELECT 1 FROM book.bet_selections s
              WHERE s.bet_id = b.id AND s.event_id = ANY($2)))
      ORDER BY r.bet_id LIMIT $3`,
    [after, events, mostAtOnce],
  );
  const markets = await readEndedMarkets(
    context.database,
    bets.flatMap(({ selections }) => selections),
  );
  const terms = await context.terms();
  for (const bet of bets) {
    const amount = worthOf(context.offer, bet, markets, terms)?.amount ?? 0n;
    if (bet.autoCashOut !== null && amount >= bet.autoCashOut) await cashOutByRule(context, bet.id);
  }
  return bets.length === mostAtOnce ? bets.at(-1)?.id : undefined;
}

/** Who is touched by a void or a result, reckoned by the settlement's own rules before it is done. */
import type { TradingDecision, TradingRequest } from '@bahati/contract/trading/trading.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#sportsbook/context.ts';
import type { HeldEvent } from '#sportsbook/offer/held-events.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import {
  endedLegs,
  type EndedMarket,
  type EndedMarkets,
  marketName,
} from '#sportsbook/settlement/leg-results.ts';
import { readEndedMarkets } from '#sportsbook/settlement/read-markets.ts';
import { targetOf } from '#sportsbook/settlement/target.ts';
import { factsOf, readBets, type StoredBet } from '#sportsbook/slips/stored-bet.ts';
import { eventName } from '#sportsbook/trading/exposure/show-exposure.ts';
import { namesOf } from '#sportsbook/trading/queue.ts';
import { virtualCountry } from '#sportsbook/virtuals/virtual-country.ts';
import { marketsOf } from './decision-messages.ts';

/** Of more bets than this the newest are summed up, and two decide. */
const mostLooked = 5_000;
const mostListed = 100;

export type Touched = TradingRequest['touched'] & {
  list: {
    betId: string;
    reference: string;
    memberName: string;
    stake: string;
    before: string;
    after: string;
  }[];
  /** What is decided over in all, in minor units: the measure of who may decide alone. */
  moved: bigint;
  /** False: there are more bets than were summed up. */
  isWhole: boolean;
};

/**
 * Refuses `not_found` for an event the book does not hold, `decision_not_possible` otherwise: also for
 * a result of what the book plays itself, which its seed alone decides.
 */
export function eventOf(offer: BookOffer, decision: TradingDecision): HeldEvent {
  const event = offer.events.get(decision.eventId);
  if (!event?.fixture) throw new Refusal('not_found');
  const known = decision.market === undefined ? undefined : event.markets.get(decision.market);
  if (decision.market !== undefined && !known) throw new Refusal('decision_not_possible');
  if (decision.kind === 'result') {
    if (event.fixture.country === virtualCountry) throw new Refusal('decision_not_possible');
    const outcomes = new Set(known?.outcomes.map(({ outcome }) => outcome));
    const said = new Set(decision.outcomes.map(({ outcome }) => outcome));
    const isWhole = said.size === decision.outcomes.length && said.size === outcomes.size;
    if (!isWhole || [...said].some((outcome) => !outcomes.has(outcome))) {
      throw new Refusal('decision_not_possible');
    }
  }
  return event;
}

export function aboutOf(event: HeldEvent, decision: TradingDecision): string {
  return decision.market === undefined
    ? eventName(event)
    : `${eventName(event)}: ${decision.market}`;
}

export async function lookAtDecision(
  { database, config }: Context,
  event: HeldEvent,
  decision: TradingDecision,
): Promise<Touched> {
  const bets = await touchedBets(database, event, decision);
  const markets = await readEndedMarkets(
    database,
    bets.flatMap(({ selections }) => selections),
  );
  const decided = withDecision(markets, event, decision);
  const currency = config.BOOK_CURRENCY;
  let [takenBack, paid, stake, moved] = [0n, 0n, 0n, 0n];
  const changes = bets.map((bet) => {
    const before = bet.settledPayout ?? 0n;
    const after = payoutBy(bet, decided);
    if (after > before) paid += after - before;
    else takenBack += before - after;
    moved += movedBy(bet, before, after);
    stake += bet.stake;
    return { bet, before, after };
  });
  const names = await namesOf(
    database,
    bets.map(({ memberId }) => memberId),
  );
  return {
    bets: bets.length,
    members: new Set(bets.map(({ memberId }) => memberId)).size,
    open: bets.filter(({ told }) => told === 'open').length,
    settled: bets.filter(({ told }) => told === 'settled').length,
    stake: toDecimal(stake, currency),
    takenBack: toDecimal(takenBack, currency),
    paid: toDecimal(paid, currency),
    moved,
    isWhole: bets.length < mostLooked,
    list: changes.slice(0, mostListed).map(({ bet, before, after }) => ({
      betId: bet.id.toString(),
      reference: bet.reference,
      memberName: names.get(bet.memberId) ?? bet.memberId,
      stake: toDecimal(bet.stake, currency),
      before: toDecimal(before, currency),
      after: toDecimal(after, currency),
    })),
  };
}

/** Of a running bet its stake at least is at stake in what is decided: one that is lost is paid nothing. */
function movedBy({ told, stake, cashedStake }: StoredBet, before: bigint, after: bigint): bigint {
  const running = told === 'open' ? stake - cashedStake : 0n;
  const change = after > before ? after - before : before - after;
  return change > running ? change : running;
}

/** The newest first. */
function touchedBets(
  database: Database,
  event: HeldEvent,
  decision: TradingDecision,
): Promise<StoredBet[]> {
  const { from = null, until = null } = decision.kind === 'void' ? decision : {};
  return readBets(
    database,
    `WHERE b.told IN ('open', 'settled')
       AND b.accepted_at >= coalesce($3::timestamptz, '-infinity')
       AND b.accepted_at < coalesce($4::timestamptz, 'infinity')
       AND EXISTS (SELECT 1 FROM book.bet_selections t
                    WHERE t.bet_id = b.id AND t.event_id = $1 AND t.market = ANY($2))
     ORDER BY b.id DESC LIMIT ${mostLooked}`,
    [event.id, marketsOf(event, decision), from, until],
  );
}

/** How markets would stand with the decision. */
function withDecision(
  markets: EndedMarkets,
  event: HeldEvent,
  decision: TradingDecision,
): EndedMarkets {
  const decided = new Map(markets);
  for (const market of marketsOf(event, decision)) {
    const name = marketName({ eventId: event.id, market });
    const known: EndedMarket = decided.get(name) ?? { results: null, cancel: null };
    decided.set(
      name,
      decision.kind === 'result'
        ? { ...known, results: decision.outcomes }
        : { ...known, cancel: { from: decision.from ?? null, until: decision.until ?? null } },
    );
  }
  return decided;
}

function payoutBy(bet: StoredBet, markets: EndedMarkets): bigint {
  if (!bet.acceptedAt) return 0n;
  const ended = endedLegs(bet.legOdds.length, bet.selections, markets, bet.acceptedAt);
  const target = targetOf(factsOf(bet), ended, bet.cashedStake);
  return target.state === 'open' ? 0n : target.payout;
}

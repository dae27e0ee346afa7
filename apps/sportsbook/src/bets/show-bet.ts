/** Bets as their members see them. */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';
import type { EventStatus, Fixture } from '@bahati/contract/odds-feed/feed.ts';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { offeredCashOut } from '#sportsbook/cash-out/worth.ts';
import {
  endedLegs,
  endedSelection,
  type EndedMarkets,
  marketName,
} from '#sportsbook/settlement/leg-results.ts';
import { readEndedMarkets } from '#sportsbook/settlement/read-markets.ts';
import type { StoredBet, StoredSelection } from '#sportsbook/slips/stored-bet.ts';

type EventRow = {
  id: string;
  state: Fixture['state'];
  fixture: Fixture;
  status: EventStatus | null;
};
type StepRow = {
  betId: bigint;
  at: Date;
  kind: string;
  amount: bigint | null;
  note: string | null;
};

export async function showBet(context: BetContext, bet: StoredBet): Promise<Bet> {
  const [shown] = await showBets(context, [bet]);
  if (!shown) throw new Error('A bet was lost while it was shown.');
  return shown;
}

/** In the order given. */
export async function showBets(context: BetContext, bets: readonly StoredBet[]): Promise<Bet[]> {
  const selections = bets.flatMap((bet) => bet.selections);
  const [events, markets, steps, terms] = await Promise.all([
    readEvents(context, selections),
    readEndedMarkets(context.database, selections),
    readSteps(context, bets),
    context.terms(),
  ]);
  return bets.map((bet) => ({
    ...amountsOf(bet),
    id: String(bet.id),
    reference: bet.reference,
    state: bet.state,
    placedAt: bet.placedAt.toISOString(),
    shape: bet.shape,
    legs: showLegs(context, bet, events, markets),
    lines: bet.lines,
    isEachWay: bet.isEachWay,
    currency: bet.currency,
    refusal: bet.refusal,
    counter: bet.counter,
    cashOut: offeredCashOut(context.offer, bet, markets, terms),
    steps: (steps.get(bet.id) ?? []).map(({ at, kind, amount, note }) => ({
      at: at.toISOString(),
      kind,
      amount: amount === null ? null : toDecimal(amount, bet.currency),
      note,
    })),
  }));
}

function amountsOf(bet: StoredBet) {
  const shown = (value: bigint) => toDecimal(value, bet.currency);
  const paid = bet.cashedOut + (bet.settledPayout ?? 0n);
  const isRunning = bet.state === 'open';
  const isPending = bet.state === 'waiting' || bet.state === 'asked' || bet.state === 'countered';
  return {
    stake: shown(bet.stake),
    mostPayout: shown(bet.mostPayout),
    bonus: shown(bet.bonus),
    payout: shown(paid),
    openStake: shown(isRunning || isPending ? bet.stake - bet.cashedStake : 0n),
  };
}

function showLegs(
  context: BetContext,
  bet: StoredBet,
  events: ReadonlyMap<string, EventRow>,
  markets: EndedMarkets,
): Bet['legs'] {
  const at = bet.acceptedAt ?? bet.placedAt;
  const ended = endedLegs(bet.legOdds.length, bet.selections, markets, at);
  return bet.legOdds.map((odds, leg) => ({
    odds,
    isBanker: bet.bankers.includes(leg),
    selections: bet.selections
      .filter((selection) => selection.leg === leg)
      .map((selection) => {
        const market = markets.get(marketName(selection));
        const { result } = endedSelection(market, selection.outcome, at);
        return showSelection(context, selection, events.get(selection.eventId), result);
      }),
    result: ended[leg]?.result?.result ?? null,
  }));
}

function showSelection(
  { offer }: BetContext,
  selection: StoredSelection,
  event: EventRow | undefined,
  result: LegResult | null,
): Bet['legs'][number]['selections'][number] {
  const fixture = event?.fixture ?? offer.quote(selection)?.fixture;
  const [home, away] = fixture && !fixture.isOutright ? fixture.participants : [];
  const participant = fixture?.participants.find(({ id }) => selection.outcome === `p${id}`);
  const deadHeat = result?.result === 'won' ? (result.deadHeat ?? null) : null;
  return {
    eventId: selection.eventId,
    sport: fixture?.sport ?? 'unknown',
    country: fixture?.country ?? 'INT',
    competition: fixture?.competition.name ?? '',
    eventName: home && away ? `${home.name} - ${away.name}` : (fixture?.name ?? ''),
    home: home?.name ?? null,
    away: away?.name ?? null,
    startsAt: fixture?.startsAt ?? new Date(0).toISOString(),
    eventState: event?.state ?? fixture?.state ?? 'upcoming',
    market: selection.market,
    outcome: selection.outcome,
    participant: participant?.name ?? null,
    odds: selection.odds,
    scoreAtPlacing: selection.score,
    score: event?.status?.score ?? null,
    result: result?.result ?? null,
    deadHeat,
  };
}

async function readEvents(
  { database }: BetContext,
  selections: readonly StoredSelection[],
): Promise<Map<string, EventRow>> {
  const ids = [...new Set(selections.map(({ eventId }) => eventId))];
  const { rows } = await database.query<EventRow>(
    `SELECT id::text, state, fixture, status FROM book.events WHERE id = ANY($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const mostSteps = 60;

async function readSteps(
  { database }: BetContext,
  bets: readonly StoredBet[],
): Promise<Map<bigint, StepRow[]>> {
  const { rows } = await database.query<StepRow>(
    `SELECT s.bet_id AS "betId", s.at, s.kind, s.amount, s.note
       FROM unnest($1::bigint[]) AS b (id), LATERAL (
         SELECT * FROM book.bet_history WHERE bet_id = b.id ORDER BY number DESC LIMIT $2) s
      ORDER BY s.bet_id, s.number`,
    [bets.map(({ id }) => id), mostSteps],
  );
  return Map.groupBy(rows, ({ betId }) => betId);
}

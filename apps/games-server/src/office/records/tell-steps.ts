/** The steps of a hand as staff read them: who said what and when, and what happened through it. */
import {
  mostSteps,
  type OfficeHandEvent,
  type OfficeHandStep,
} from '@bahati/contract/rooms-office/records.ts';
import type { SeatEvent } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { readState, tellAmounts } from '#games-server/seats/plain-json.ts';

type Row = {
  step: number;
  seat: number | null;
  act: unknown;
  isIdle: boolean;
  events: unknown;
  at: Date;
};

/** `seen` answers what of an event is told; null: nothing. */
export async function tellSteps(
  database: Database,
  handId: bigint,
  currency: Currency,
  seen: (event: SeatEvent) => SeatEvent | null,
): Promise<OfficeHandStep[]> {
  const { rows } = await database.query<Row>(
    `SELECT step, seat, act, is_idle AS "isIdle", events, at FROM games.hand_steps
      WHERE hand_id = $1 ORDER BY step LIMIT $2`,
    [handId, mostSteps],
  );
  const amounts = (value: unknown) => tellAmounts(value, (amount) => toDecimal(amount, currency));
  return rows.map(({ step, seat, act, isIdle, events, at }) => ({
    step,
    seat,
    act: amounts(readState(act)) as OfficeHandStep['act'],
    isIdle,
    at: at.toISOString(),
    events: (readState(events) as SeatEvent[])
      .flatMap((event) => seen(event) ?? [])
      .map((event) => tellEvent(amounts(event) as Record<string, unknown>)),
  }));
}

function tellEvent(event: Record<string, unknown>): OfficeHandEvent {
  const { kind, seat, cards, amount, ...detail } = event;
  return {
    kind: String(kind),
    seat: typeof seat === 'number' ? seat : null,
    cards: Array.isArray(cards) ? (cards as number[]) : [],
    amount: typeof amount === 'string' ? amount : null,
    detail,
  };
}

/** The judge of events that did not end as planned. */
import { askedMarket, judgeAsked } from '@bahati/book-rules/markets/judge.ts';
import { entrantOutcome } from '@bahati/book-rules/markets/judges/order-judges.ts';
import { allVoid, type Verdict } from '@bahati/book-rules/markets/outcomes.ts';
import { type MarketKey, marketText } from '@bahati/book-rules/market-key.ts';
import type { EventResult } from '@bahati/book-rules/models/result.ts';

/**
 * - `abandoned`: broken off and not finished; `retired`: a side gave up or was disqualified;
 * - `cancelled`: it was never played, a walkover and a postponement for too long among them.
 */
export type EarlyEnd = 'abandoned' | 'retired' | 'cancelled';

/**
 * How every outcome of a market ends where the event ended early: what the result decides already
 * stands, everything else is void. Of what was never played everything is.
 */
export function judgeEnded(key: MarketKey, result: EventResult, end: EarlyEnd): Verdict {
  const found = askedMarket(key);
  if (!found) throw new RangeError(`There is no market ${marketText(key)}.`);
  const decided = end === 'cancelled' ? undefined : judgeAsked(found, { ...result, isOver: false });
  if (decided) return decided;
  const { outcomes } = found.market;
  return allVoid(
    outcomes === 'entrants' ? (result.order?.entrants ?? []).map(entrantOutcome) : outcomes,
  );
}

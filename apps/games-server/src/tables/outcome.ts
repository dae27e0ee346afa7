/** What a round's hash comes to: the outcome everybody sees, and what an entry pays. */
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { validStakesOf } from '@bahati/game-rules/bet-games/replay.ts';
import { type LiveTable, rulesInRound } from '@bahati/game-rules/live-tables/live-table.ts';
import { multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { StoredTableRound } from './stored-table.ts';

type Drawn = Pick<StoredTableRound, 'hash' | 'salt' | 'game'>;
type Decided = Drawn & Pick<StoredTableRound, 'offer' | 'laid' | 'play'>;

/** The row of bytes of a round: its own hash is the seed, its chain's salt and number the rest. */
export const drawOf = ({ hash, salt, game }: Drawn) =>
  createDrawStream(createNodeHmac(hash), { clientSeed: salt, nonce: game });

/** The rules by which this round pays. */
export const rulesOf = (table: LiveTable, { offer, laid, play }: Decided) =>
  rulesInRound(table, { offer, laid: laid ?? [], play });

/** What everybody sees: the round as one small stake would be shown it, without that stake. */
export function showOutcome(table: LiveTable, round: Decided): unknown {
  const rules = rulesOf(table, round);
  const shown = rules.show(rules.start(rules.firstOpening, drawOf(round)));
  const { stacks: _, paid: __, bets: ___, ...outcome } = shown as Record<string, unknown>;
  return outcome;
}

/** The entry as its own stakes make it, to be priced, shown and told. */
export const stateOf = (table: LiveTable, opening: string, round: Decided): unknown =>
  rulesOf(table, round).start(opening, drawOf(round));

/** Minor units; what is less than one is not paid, and does not count. */
export function priceEntry(
  table: LiveTable,
  round: Decided,
  { opening, unit }: { opening: string; unit: bigint },
): { payout: bigint; validStake: bigint } {
  const rules = rulesOf(table, round);
  const state = stateOf(table, opening, round);
  const cost = rules.priceOf(opening);
  if (cost === null) throw new RangeError(`${table.code} knows no opening ${opening}.`);
  const amount = (chips: Rational) => {
    const { numerator, denominator } = multiply(chips, rational(unit));
    return numerator / denominator;
  };
  return {
    payout: amount(rules.pay(state)),
    validStake: amount(validStakesOf(rules, state, cost)),
  };
}

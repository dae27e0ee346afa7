/**
 * Plinko: a ball falls through 8 to 16 rows of pegs and goes left or right at each, as likely.
 * How often it went right is the bucket it falls into. An opening says risk and rows: `low-8`.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { plainStakes } from '@bahati/game-rules/bet-games/stakes.ts';
import { type Risk, risks, riskWords } from '@bahati/game-rules/originals/risks.ts';
import { fromDecimalText } from '@bahati/game-rules/rational.ts';
import { plinkoBuckets, type RowCount, rowCounts } from './plinko.tables.ts';

export type PlinkoBet = { readonly risk: Risk; readonly rows: RowCount };
/** At each row from the top 0 for left, 1 for right. */
export type PlinkoState = PlinkoBet & { readonly path: readonly number[] };

export type PlinkoView = {
  readonly risk: Risk;
  readonly rows: RowCount;
  /** At each row from the top 0 for left, 1 for right. */
  readonly path: readonly number[];
  /** From 0, the leftmost. */
  readonly bucket: number;
  /** What the bucket pays, the stake included. */
  readonly multiple: string;
};

/** Null: no such table. */
export function readPlinkoBet(opening: string): PlinkoBet | null {
  const [way, size, ...rest] = opening.split('-');
  const risk = risks.find((one) => one === way);
  const rows = rowCounts.find((one) => `${one}` === size);
  return risk && rows && rest.length === 0 ? { risk, rows } : null;
}

function bucketOf({ path }: PlinkoState): number {
  return path.filter((side) => side === 1).length;
}

function multipleOf(state: PlinkoState): string {
  const multiple = plinkoBuckets(state.risk, state.rows)[bucketOf(state)];
  if (multiple === undefined) throw new RangeError('This ball fell beside the buckets.');
  return multiple;
}

const words = {
  en: {
    table: 'Risk',
    rows: (rows: number) => `${rows} rows`,
    bucket: 'Multiplier',
    payout: 'Payout',
  },
  sw: {
    table: 'Hatari',
    rows: (rows: number) => `safu ${rows}`,
    bucket: 'Kizidishi',
    payout: 'Malipo',
  },
} as const;

export const plinko: BetGame<PlinkoState, PlinkoView> = {
  code: 'plinko',
  version: 1,
  title: { en: 'Plinko', sw: 'Plinko' },
  kind: 'original',
  stakes: plainStakes,
  firstOpening: 'low-8',
  priceOf: (opening) => (readPlinkoBet(opening) ? 1 : null),
  start(opening, draw) {
    const bet = readPlinkoBet(opening);
    if (!bet) throw new RangeError(`Plinko knows no opening ${opening}.`);
    return { ...bet, path: Array.from({ length: bet.rows }, () => draw.nextInt(2)) };
  },
  pay: (state) => fromDecimalText(multipleOf(state)),
  validStake: 'whole',
  show: (state) => ({ ...state, bucket: bucketOf(state), multiple: multipleOf(state) }),
  tell(state, language, money) {
    const said = words[language];
    return {
      bets: [
        {
          label: said.table,
          value: `${riskWords[state.risk][language]} · ${said.rows(state.rows)}`,
        },
      ],
      outcome: [
        { label: said.bucket, value: `${bucketOf(state) + 1} · ${multipleOf(state)}×` },
        { label: said.payout, value: money(plinko.pay(state)) },
      ],
    };
  },
};

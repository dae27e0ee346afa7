/**
 * A model written short. Its strips were drawn by lot and its pays moved until the return was the
 * wanted one; what it states is derived anew from all its windows by `npm run certify`.
 */
import type { CoinValue, FreeSpinRule, Jackpot } from '@bahati/game-rules/slots/definition.ts';
import type {
  MathModel,
  PayLadder,
  Role,
  Volatility,
} from '@bahati/game-rules/slots/studio/models/model.ts';

export type Row = Pick<MathModel, 'key' | 'reels' | 'mechanic'> & {
  /** Absent: 3. */
  readonly rows?: number;
  /** Absent: none, because the window is read otherwise. */
  readonly lines?: MathModel['lines'];
  readonly from: number;
  /** A role and what it pays from `from` of a kind on: `W; A 20 80; B 15 60`. */
  readonly pays: string;
  readonly freeReels?: MathModel['freeReels'];
  readonly scatterPays?: MathModel['scatterPays'];
  readonly freeSpins?: FreeSpinRule;
  readonly figures: ShortFigures;
};

/** Return and hit rate in percent, spread in stakes, the top as its stakes and one in how many. */
type ShortFigures = {
  readonly rtp: string;
  readonly hit: string;
  readonly spread: string;
  readonly top: readonly [timesTotalStake: string, oneInRounds: string];
  /** One paid spin in so many. */
  readonly free?: string;
  readonly hold?: string;
  readonly pick?: string;
};

export function modelOf(row: Row): MathModel {
  const { rows = 3, lines = [], freeReels = [], scatterPays = [], freeSpins = null } = row;
  const { key, reels, mechanic = {}, figures } = row;
  const { rtp, hit, spread, top, free, hold, pick } = figures;
  return {
    key,
    rows,
    lines,
    reels,
    freeReels,
    scatterPays,
    freeSpins,
    mechanic,
    volatility: volatilityOf(Number(spread)),
    ladder: ladderOf(row.from, row.pays),
    figures: {
      rtpPercent: rtp,
      hitRatePercent: hit,
      freeSpinsOneIn: free ?? null,
      ...(hold === undefined ? {} : { holdAndSpinOneIn: hold }),
      standardDeviation: spread,
      topSpin: { timesTotalStake: top[0], oneInRounds: top[1] },
      ...(pick === undefined ? {} : { pickOneIn: pick }),
    },
  };
}

function volatilityOf(spread: number): Volatility {
  if (spread < 3.2) return 'low';
  return spread > 6 ? 'high' : 'medium';
}

function ladderOf(from: number, text: string): PayLadder {
  const pays = text.split(';').map((part) => {
    const [role = '', ...row] = part.trim().split(/\s+/);
    return [role as Role, row.map(Number)] as const;
  });
  return { from, pays: Object.fromEntries(pays) };
}

/** So many reels with one strip. */
export function alike(reels: number, strip: string): string[] {
  return Array.from({ length: reels }, () => strip);
}

/** From `from` to `to` scatters win so many free spins, and as many again, in a series of five times as many. */
export function series(from: number, to: number, spins: number, multiplier: number): FreeSpinRule {
  const awards = awardsOf(from, to, spins);
  return { awards, retriggers: awards, multiplier, maxSpins: 5 * spins };
}

/** The same, but no free spin wins another. */
export function onceOnly(
  from: number,
  to: number,
  spins: number,
  multiplier: number,
): FreeSpinRule {
  return { awards: awardsOf(from, to, spins), retriggers: [], multiplier, maxSpins: spins };
}

function awardsOf(from: number, to: number, spins: number): number[] {
  return Array.from({ length: to + 1 }, (_, scatters) => (scatters < from ? 0 : spins));
}

/** `times` each with its weight: `1 × 4, 2 × 1`. */
export function rungs(...pairs: readonly (readonly [times: number, weight: number])[]) {
  return pairs.map(([times, weight]) => ({ times, weight }));
}

export const always = rungs([1, 1]);

export function coin(
  weight: number,
  value: number,
  jackpot: Exclude<Jackpot, 'grand'> | null = null,
): CoinValue {
  return { weight, value, jackpot };
}

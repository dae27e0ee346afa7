/**
 * Keno: the player chooses one to ten of forty numbers and ten are drawn. An opening says the
 * table, how many numbers it is for and which they are, ascending: `classic-3:3,17,22`.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { plainStakes } from '@bahati/game-rules/bet-games/stakes.ts';
import { riskWords } from '@bahati/game-rules/originals/risks.ts';
import { fromDecimalText } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { drawnCount, kenoPays, type KenoRisk, kenoRisks, mostChosen, pool } from './keno.tables.ts';

export type KenoBet = {
  readonly risk: KenoRisk;
  /** From 1 to 40, ascending. */
  readonly chosen: readonly number[];
};
/** Drawn is in the order in which they came. */
export type KenoState = KenoBet & { readonly drawn: readonly number[] };

export type KenoView = KenoState & {
  /** How many of the chosen were drawn. */
  readonly hits: number;
  /** What so many hits pay, the stake included. */
  readonly multiple: string;
};

/** The one text of a bet. */
export function kenoOpening({ risk, chosen }: KenoBet): string {
  return `${risk}-${chosen.length}:${chosen.toSorted((a, b) => a - b).join(',')}`;
}

/** Null: no such bet, or not its one spelling. */
export function readKenoBet(opening: string): KenoBet | null {
  const found = /^([a-z]+)-\d{1,2}:(\d{1,2}(?:,\d{1,2}){0,9})$/.exec(opening);
  const risk = kenoRisks.find((one) => one === found?.[1]);
  if (!risk || !found?.[2]) return null;
  const chosen = [...new Set(found[2].split(',').map(Number))];
  if (chosen.length > mostChosen || chosen.some((one) => one < 1 || one > pool)) return null;
  const bet = { risk, chosen };
  return kenoOpening(bet) === opening ? bet : null;
}

function drawNumbers(draw: DrawStream): number[] {
  const remaining = Array.from({ length: pool }, (_, index) => index + 1);
  return Array.from({ length: drawnCount }, () => {
    const [number] = remaining.splice(draw.nextInt(remaining.length), 1);
    if (number === undefined) throw new RangeError('No number is left to draw.');
    return number;
  });
}

function hitsOf({ chosen, drawn }: KenoState): number {
  return chosen.filter((number) => drawn.includes(number)).length;
}

function multipleOf(state: KenoState): string {
  return kenoPays(state.risk, state.chosen.length)[hitsOf(state)] ?? '0';
}

export const kenoRiskWords: Readonly<Record<KenoRisk, Words>> = {
  ...riskWords,
  classic: { en: 'Classic', sw: 'Ya kawaida' },
};

const words = {
  en: { chosen: 'Chosen', drawn: 'Drawn', hits: 'Hits', of: 'of', payout: 'Payout' },
  sw: {
    chosen: 'Ulizochagua',
    drawn: 'Zilizotoka',
    hits: 'Zilizolingana',
    of: 'kati ya',
    payout: 'Malipo',
  },
} as const;

export const keno: BetGame<KenoState, KenoView> = {
  code: 'keno',
  version: 1,
  title: { en: 'Keno', sw: 'Keno' },
  kind: 'original',
  stakes: plainStakes,
  firstOpening: 'classic-5:4,11,18,25,37',
  priceOf: (opening) => (readKenoBet(opening) ? 1 : null),
  start(opening, draw) {
    const bet = readKenoBet(opening);
    if (!bet) throw new RangeError(`Keno knows no opening ${opening}.`);
    return { ...bet, drawn: drawNumbers(draw) };
  },
  pay: (state) => fromDecimalText(multipleOf(state)),
  validStake: 'whole',
  show: (state) => ({ ...state, hits: hitsOf(state), multiple: multipleOf(state) }),
  tell(state, language, money) {
    const said = words[language];
    const hits = `${hitsOf(state)} ${said.of} ${state.chosen.length} · ${multipleOf(state)}×`;
    return {
      bets: [
        {
          label: said.chosen,
          value: `${kenoRiskWords[state.risk][language]} · ${state.chosen.join(', ')}`,
        },
      ],
      outcome: [
        { label: said.drawn, value: state.drawn.join(', ') },
        { label: said.hits, value: hits },
        { label: said.payout, value: money(keno.pay(state)) },
      ],
    };
  },
};

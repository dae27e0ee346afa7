/**
 * Live tables: rounds that everybody at a table shares, by the rules of a bet game without player
 * actions. One hash decides a round for all; what each stake pays is the game's own.
 */
import { type AnyBetGame, betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { type Cloth, limitOf, openingOf, readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { baccaratCloth } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { dragonTigerCloth } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import { rouletteCloths } from '@bahati/game-rules/tables/roulette/roulette.ts';
import { sicBoCloth } from '@bahati/game-rules/tables/sic-bo/sic-bo.rules.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export type LiveTable = {
  /** Of the game in the catalogue. */
  readonly code: string;
  readonly title: Words;
  readonly rules: AnyBetGame;
  readonly figures: BetFigures<unknown>;
  readonly cloth: Cloth;
  /** How long bets are taken, the outcome is shown, and the table rests. */
  readonly bettingMs: number;
  readonly dealingMs: number;
  readonly restMs: number;
  readonly releasedOn: string;
};

type Table = Omit<LiveTable, 'rules' | 'figures'> & { readonly plays: string };

const tables: readonly Table[] = [
  {
    code: 'bakarati-mji-mkongwe',
    plays: 'baccarat',
    cloth: baccaratCloth,
    title: { en: 'Stone Town Baccarat', sw: 'Baccarat ya Mji Mkongwe' },
    bettingMs: 18_000,
    dealingMs: 11_000,
    restMs: 3_000,
    releasedOn: '2026-11-27',
  },
  {
    code: 'ruleti-ya-taa',
    plays: 'european-roulette',
    cloth: rouletteCloths.european,
    title: { en: 'Lantern Roulette', sw: 'Ruleti ya Taa' },
    bettingMs: 22_000,
    dealingMs: 10_000,
    restMs: 3_000,
    releasedOn: '2026-11-27',
  },
  {
    code: 'simba-na-chui',
    plays: 'dragon-tiger',
    cloth: dragonTigerCloth,
    title: { en: 'Lion and Leopard', sw: 'Simba na Chui' },
    bettingMs: 14_000,
    dealingMs: 6_000,
    restMs: 3_000,
    releasedOn: '2026-11-27',
  },
  {
    code: 'kete-za-bandari',
    plays: 'sic-bo',
    cloth: sicBoCloth,
    title: { en: 'Harbour Sic Bo', sw: 'Sic Bo ya Bandari' },
    bettingMs: 20_000,
    dealingMs: 7_000,
    restMs: 3_000,
    releasedOn: '2026-11-27',
  },
];

export const liveTables: readonly LiveTable[] = tables.map(({ plays, ...table }) => {
  const found = betGames.find(({ game }) => game.code === plays);
  if (!found || found.game.acts) throw new Error(`No table can play ${plays}.`);
  return { ...table, rules: found.game, figures: found.figures };
});

const byCode = new Map(liveTables.map((table) => [table.code, table]));

/** Undefined: no live table bears the code. */
export const liveTableOf = (code: string): LiveTable | undefined => byCode.get(code);

/** Several openings on one cloth as one; null: together they are more than the cloth takes. */
export function mergeOpenings(cloth: Cloth, openings: readonly string[]): string | null {
  const chipsOn = new Map<string, number>();
  for (const opening of openings) {
    const stacks = readStacks(cloth, opening);
    if (!stacks) return null;
    for (const { place, chips } of stacks) chipsOn.set(place, (chipsOn.get(place) ?? 0) + chips);
  }
  const stacks = [...chipsOn].map(([place, chips]) => ({ place, chips }));
  return limitOf(cloth, stacks) ? null : openingOf(cloth, stacks);
}

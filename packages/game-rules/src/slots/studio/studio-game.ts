/**
 * Ten thousand slot games from a number each: a mathematical model, a theme, a palette and a title,
 * always the same for the same number. A game once offered never changes; a change of this file
 * that changes one needs a new version of its definition and the old one kept for its rounds.
 * Version 1 of every game is one of lines; where the second version has another mechanic the first
 * is still made for its rounds.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import {
  type MathModel,
  type ModelFigures,
  paysOf,
  type Role,
  rolesOf,
  stripOf,
} from './models/model.ts';
import { furtherModels, lineModels } from './models/models.ts';
import { type NamedGame, namedGames } from './named-games.ts';
import { plusGames } from './plus-games.ts';
import { releasedOn } from './release-day.ts';
import { type ThemeKey, themeKeys, themeSymbols } from './themes.ts';
import { titleOf } from './titles.ts';
import { operatorVendor, plusVendor, type StudioVendor, studioVendors } from './vendors.ts';

export const studioGameCount = 10_000;

/** The light a game is seen in; the frame knows the colours. */
export const studioPalettes = [
  'indigo',
  'clove',
  'lagoon',
  'hibiscus',
  'amber',
  'palm',
  'dawn',
  'tanzanite',
] as const;

export type StudioPalette = (typeof studioPalettes)[number];

export type StudioGame = {
  readonly definition: SlotDefinition;
  readonly figures: ModelFigures;
  readonly volatility: MathModel['volatility'];
  readonly model: string;
  readonly theme: ThemeKey;
  readonly palette: StudioPalette;
  readonly vendor: StudioVendor;
  /** What a search may ask for. */
  readonly features: readonly string[];
  /** As YYYY-MM-DD; a higher number is never older. */
  readonly releasedOn: string;
};

/** Total stakes on offer in minor units; they divide by 5, 10, 20 and 100 line stakes. */
const betLevels: SlotDefinition['betLevels'] = {
  KES: steps(20, 50, 100, 200, 500, 1000, 2000, 5000),
  TZS: steps(500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000),
  XPL: steps(20, 50, 100, 200, 500, 1000, 2000, 5000),
};

/** Throws for a number outside 1 to 10,000. */
export function studioGame(number: number): StudioGame {
  if (!Number.isInteger(number) || number < 1 || number > studioGameCount) {
    throw new RangeError(`There is no studio game ${number}.`);
  }
  const round = Math.floor((number - 1) / themeKeys.length);
  const theme = pick(themeKeys, number - 1 - round * themeKeys.length);
  const id = `studio-${String(number).padStart(5, '0')}`;
  return {
    ...gameOf(modelOf(number), theme, id, titleOf(theme, round)),
    palette: pick(studioPalettes, spread(number, 2, studioPalettes.length)),
    vendor: pick(studioVendors, spread(number, 3, studioVendors.length)),
    releasedOn: releasedOn(number),
  };
}

/** So many of a hundred games have more than lines. */
const furtherPercent = 45;

function modelOf(number: number): PreparedModel {
  if (spread(number, 4, 100) >= furtherPercent) return firstModelOf(number);
  return pick(further, spread(number, 5, further.length));
}

function firstModelOf(number: number): PreparedModel {
  return pick(ofLines, spread(number, 1, ofLines.length));
}

/** The definitions that decided a game's rounds before its present one. */
export function earlierDefinitions({ definition, theme }: StudioGame): SlotDefinition[] {
  const { id, title, version } = definition;
  if (version === 1) return [];
  return [definitionOf(id, theme, title, firstModelOf(Number(id.slice('studio-'.length))))];
}

/** A numbered game, "studio-00042", or one with a name; undefined for any other code. */
export function studioGameByCode(code: string): StudioGame | undefined {
  const digits = /^studio-(\d{5})$/.exec(code)?.[1];
  const number = Number(digits);
  if (digits !== undefined && number >= 1 && number <= studioGameCount) return studioGame(number);
  const named = namedGames.find((game) => game.code === code);
  if (named) return namedGame(named);
  const plus = plusGames.find((game) => game.code === code);
  return plus && { ...namedGame(plus), vendor: plusVendor };
}

export function namedGame({
  code,
  title,
  theme,
  model,
  palette,
  releasedOn,
}: NamedGame): StudioGame {
  const math = prepared.find((each) => each.model.key === model);
  const light = studioPalettes.find((each) => each === palette);
  if (!math || !light) throw new Error(`The game ${code} has no model or no palette.`);
  return {
    ...gameOf(math, theme, code, title),
    palette: light,
    vendor: operatorVendor,
    releasedOn,
  };
}

function gameOf(math: PreparedModel, theme: ThemeKey, id: string, title: Words) {
  return {
    definition: definitionOf(id, theme, title, math),
    figures: math.model.figures,
    volatility: math.model.volatility,
    model: math.model.key,
    theme,
    features: math.features,
  };
}

type PreparedModel = {
  readonly model: MathModel;
  readonly shared: Omit<SlotDefinition, 'id' | 'title' | 'symbols'>;
  readonly symbols: readonly { role: Role; pays: number[] }[];
  readonly features: readonly string[];
};

/** What a search calls a window that is not read by lines. */
const readings = {
  ways: 'ways',
  cluster: 'clusters',
  anywhere: 'scatter_pays',
} as const;

/** What all games of a model have in common is made once. */
const prepare = (model: MathModel): PreparedModel => {
  const order = rolesOf(model);
  const at = (...any: readonly Role[]) => {
    const place = order.findIndex((role) => any.includes(role));
    return place === -1 ? null : place;
  };
  const strips = (texts: readonly string[]) => texts.map((text) => stripOf(text, order));
  return {
    model,
    shared: {
      version: model.mechanic ? 2 : 1,
      rows: model.rows,
      wild: at('W', 'P'),
      scatter: at('S', 'P'),
      reels: strips(model.reels),
      freeReels: strips(model.freeReels),
      lines: model.lines,
      scatterPays: model.scatterPays,
      freeSpins: model.freeSpins,
      betLevels,
      ...model.mechanic,
    },
    symbols: order.map((role) => ({ role, pays: paysOf(model.ladder, role) })),
    features: featuresOf(model),
  };
};
const ofLines = lineModels.map(prepare);
const further = furtherModels.map(prepare);
const prepared = [...ofLines, ...further];

function definitionOf(
  id: string,
  theme: ThemeKey,
  title: Words,
  { shared, symbols }: PreparedModel,
): SlotDefinition {
  const pictures = themeSymbols[theme];
  return {
    id,
    title,
    symbols: symbols.map(({ role, pays }) => ({ ...pictures[role], pays })),
    ...shared,
  };
}

function featuresOf({ reels, freeSpins, ladder, mechanic = {} }: MathModel): string[] {
  const { payRule, tumble, wilds, book, holdAndSpin } = mechanic;
  const rungs = tumble?.freeMultipliers ?? [];
  return [
    payRule ? readings[payRule.kind] : 'lines',
    ...(ladder.pays.W || ladder.pays.P ? ['wild'] : []),
    ...(wilds ? [`${wilds.kind}_wilds`] : []),
    ...(tumble ? ['tumble'] : []),
    ...(book ? ['expanding_symbol'] : []),
    ...(holdAndSpin ? ['hold_and_spin', 'jackpot'] : []),
    ...(reels.length === 3 ? ['three_reels'] : []),
    ...(freeSpins ? ['free_spins'] : []),
    ...((freeSpins?.multiplier ?? 1) > 1 || rungs.some((rung) => rung > 1) ? ['multiplier'] : []),
    ...(ladder.from === 2 ? ['pairs'] : []),
  ];
}

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new RangeError(`There is nothing at ${at}.`);
  return found;
}

/** Spreads neighbouring numbers far apart, so that a page of games shows many kinds. */
function spread(number: number, salt: number, range: number): number {
  let mixed = Math.imul(number + salt * 7_919, 0x9e3779b1) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  return Math.floor(((mixed ^ (mixed >>> 16)) >>> 0) / (2 ** 32 / range));
}

/** Whole units as minor units; every currency of the games has two minor digits. */
function steps(...units: readonly number[]): bigint[] {
  return units.map((unit) => BigInt(unit) * 100n);
}

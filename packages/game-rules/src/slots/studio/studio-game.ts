/**
 * Ten thousand slot games from a number each: a mathematical model, a theme, a palette and a title,
 * always the same for the same number. A game once offered never changes; a change of this file
 * that changes one needs a new version of its definition and the old one kept for its rounds.
 * Version 1 of every game is one of lines, version 2 has another mechanic, version 3 is one of the
 * models that came last; every earlier one is still made for its rounds.
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
import { featuresOf } from './features.ts';
import { furtherModels, lineModels } from './models/models.ts';
import { variedModels } from './models/varied/varied.ts';
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

function modelOf(number: number): PreparedModel {
  return variedModelOf(number) ?? secondModelOf(number);
}

/** So many of a hundred games have a third version. */
const variedPercent = 78;
/** From one game to the next; no divisor of how many models there are. */
const variedStride = 41;

/** Whether a game stays as it was; never two beside each other that play alike. */
function isKept(number: number): boolean {
  const isChosen = (each: number) => spread(each, 6, 100) >= variedPercent;
  if (!isChosen(number)) return false;
  return !isChosen(number - 1) || secondModelOf(number) !== secondModelOf(number - 1);
}

/** Dealt in turn, so that no game has its neighbour's; a round of the deal begins one further on. */
function variedModelOf(number: number): PreparedModel | undefined {
  if (isKept(number)) return undefined;
  const place = number * variedStride + Math.floor(number / varied.length);
  return pick(varied, place - Math.floor(place / varied.length) * varied.length);
}

/** So many of a hundred games had more than lines in their second version. */
const furtherPercent = 45;

function secondModelOf(number: number): PreparedModel {
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
  const number = Number(id.slice('studio-'.length));
  const first = firstModelOf(number);
  const second = secondModelOf(number);
  const earlier = version === 3 && second !== first ? [second, first] : [first];
  return earlier.map((math) => definitionOf(id, theme, title, math));
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

/** What all games of a model have in common is made once. */
const prepare = (model: MathModel, version: number): PreparedModel => {
  const order = rolesOf(model);
  const at = (...any: readonly Role[]) => {
    const place = order.findIndex((role) => any.includes(role));
    return place === -1 ? null : place;
  };
  const strips = (texts: readonly string[]) => texts.map((text) => stripOf(text, order));
  return {
    model,
    shared: {
      version,
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
const ofLines = lineModels.map((model) => prepare(model, 1));
const further = furtherModels.map((model) => prepare(model, 2));
const varied = variedModels.map((model) => prepare(model, 3));
const prepared = [...ofLines, ...further, ...varied];

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

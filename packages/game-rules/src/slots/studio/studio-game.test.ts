import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  isBetLevel,
  type SlotDefinition,
  stakeUnitsOf,
  toAmount,
} from '@bahati/game-rules/slots/definition.ts';
import { mathModels } from './models/models.ts';
import { namedGames } from './named-games.ts';
import { plusGames } from './plus-games.ts';
import {
  earlierDefinitions,
  studioGame,
  studioGameByCode,
  studioGameCount,
  studioPalettes,
} from './studio-game.ts';
import { titleNouns } from './theme-nouns.ts';
import { themeKeys } from './themes.ts';
import { studioVendors } from './vendors.ts';

const games = Array.from({ length: studioGameCount }, (_, at) => studioGame(at + 1));

/** A pinned fingerprint: whoever changes an offered game must see it here first. */
const pinned = '6d2e5c1221f7478e4e6e865037694791f6271318f84aa28418a1840bc4301f2f';

/** Of versions 1 and 2, as they stood before there was a third. */
const firstVersions = '408eb770ada71f7e0ae3fccc0c8129a38c8702ef0475e47b5ca8d6be18075d9d';

test('the ten thousand games are the same as ever', () => {
  const hash = createHash('sha256').update(JSON.stringify(mathModels));
  for (const { definition, model, theme, palette, vendor, releasedOn } of games) {
    const { id, version, title, symbols } = definition;
    hash.update(JSON.stringify([id, version, title, model, theme, palette, vendor, releasedOn]));
    hash.update(JSON.stringify(symbols.map(({ key, name }) => [key, name])));
  }
  assert.equal(hash.digest('hex'), pinned);
});

for (const language of ['en', 'sw'] as const) {
  test(`no two games share a title (${language}), and none is longer than 34 characters`, () => {
    const titles = games.map(({ definition }) => definition.title[language]);
    assert.equal(new Set(titles).size, studioGameCount);
    for (const title of titles) assert.ok(title.length >= 6 && title.length <= 34, title);
  });
}

test('a title names something of its theme, with the connector its noun asks for', () => {
  for (const { definition, theme } of games) {
    const { en, sw } = definition.title;
    const noun = titleNouns[theme].find((each) => sw.startsWith(`${each.sw} `));
    assert.ok(noun && en.includes(noun.en), `${en} | ${sw}`);
    assert.match(noun.sw, / (wa|ya|la|cha|vya|za)$/);
  }
});

test('no noun stands in two themes', () => {
  const nouns = themeKeys.flatMap((theme) => titleNouns[theme]);
  assert.equal(new Set(nouns.map(({ en }) => en)).size, nouns.length);
  assert.equal(new Set(nouns.map(({ sw }) => sw)).size, nouns.length);
});

test('symbols have keys of their own and both names; rare ones pay more', () => {
  for (const { definition } of games.slice(0, 400)) {
    const { symbols } = definition;
    assert.equal(new Set(symbols.map(({ key }) => key)).size, symbols.length);
    assert.equal(new Set(symbols.map(({ name }) => name.en)).size, symbols.length);
    assert.equal(new Set(symbols.map(({ name }) => name.sw)).size, symbols.length);
    const pays = symbols
      .filter((_, at) => at !== definition.scatter)
      .map((symbol) => symbol.pays.at(-1) ?? 0)
      .filter((pay) => pay > 0);
    assert.deepEqual(
      pays,
      [...pays].sort((a, b) => b - a),
    );
  }
});

test('themes, palettes and studios are dealt evenly', () => {
  const countOf = (nameOf: (game: (typeof games)[number]) => string) => {
    const counts = new Map<string, number>();
    for (const game of games) counts.set(nameOf(game), (counts.get(nameOf(game)) ?? 0) + 1);
    return counts;
  };
  for (const [counts, kinds] of [
    [countOf(({ theme }) => theme), themeKeys.length],
    [countOf(({ palette }) => palette), studioPalettes.length],
    [countOf(({ vendor }) => vendor.code), studioVendors.length],
  ] as const) {
    assert.equal(counts.size, kinds);
    const even = studioGameCount / kinds;
    for (const count of counts.values()) assert.ok(Math.abs(count - even) < even * 0.1);
  }
});

test('every stake on offer is a whole number of line stakes', () => {
  for (const { definition } of games.slice(0, 200)) {
    for (const currency of ['KES', 'TZS', 'XPL'] as const) {
      for (const stake of definition.betLevels[currency]) {
        assert.ok(isBetLevel(definition, currency, stake));
        assert.equal(toAmount(definition, stakeUnitsOf(definition), stake), stake);
      }
    }
  }
});

test('every model has dozens of games, and no game plays as the one before it', () => {
  const counts = Map.groupBy(games, ({ model }) => model);
  assert.equal(counts.size, mathModels.length);
  for (const [model, { length }] of counts) assert.ok(length >= 25, `${model} ${length}`);
  for (const [at, { model }] of games.entries()) assert.notEqual(model, games[at + 1]?.model);
});

test('windows of many shapes are spread over the games', () => {
  const shapes = Map.groupBy(games, ({ definition }) => {
    return `${definition.reels.length}x${definition.rows}`;
  });
  assert.deepEqual([...shapes.keys()].sort(), [
    '3x1',
    '3x3',
    '4x3',
    '4x4',
    '5x3',
    '5x4',
    '5x5',
    '6x3',
    '6x4',
    '6x5',
    '7x4',
  ]);
  for (const [shape, { length }] of shapes) assert.ok(length > 80, `${shape} ${length}`);
});

/** What decides the rounds of a definition, without its names. */
const mathsOf = ({ reels, lines, symbols }: SlotDefinition) =>
  JSON.stringify([reels, lines, symbols.map(({ pays }) => pays)]);

test('a game keeps each version it had for the rounds it decided', () => {
  for (const game of games) {
    const { definition } = game;
    const earlier = earlierDefinitions(game);
    const versions = [definition, ...earlier].map(({ version }) => version);
    assert.deepEqual(
      versions,
      [...new Set(versions)].toSorted((a, b) => b - a),
    );
    assert.equal(versions.at(-1), 1);
    for (const { id, title, version, lines, payRule } of earlier) {
      assert.deepEqual([id, title], [definition.id, definition.title]);
      assert.ok(version === 2 || (lines.length > 0 && !payRule));
    }
  }
});

test('the first two versions of every game are what they were', () => {
  const hash = createHash('sha256');
  for (const game of games) {
    for (const each of [game.definition, ...earlierDefinitions(game)].reverse()) {
      if (each.version < 3) hash.update(`${each.id} ${each.version} ${mathsOf(each)}`);
    }
  }
  assert.equal(hash.digest('hex'), firstVersions);
});

test('games come out in the order of their numbers, on real days', () => {
  assert.equal(games[0]?.releasedOn, '2021-03-01');
  assert.equal(games[studioGameCount - 1]?.releasedOn, '2026-08-21');
  assert.ok(games.some(({ releasedOn }) => releasedOn === '2024-02-29'));
  assert.equal(new Set(games.map(({ releasedOn }) => releasedOn)).size, 2_000);
  for (const [at, { releasedOn }] of games.entries()) {
    assert.match(releasedOn, /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
    assert.ok(releasedOn >= (games[at - 1]?.releasedOn ?? ''));
  }
});

test('a code brings back its game; no other code does', () => {
  for (const game of [games[41], games[9_999]]) {
    assert.deepEqual(studioGameByCode(game?.definition.id ?? ''), game);
  }
  assert.equal(studioGameByCode('studio-00042')?.definition.id, 'studio-00042');
  for (const code of [
    'studio-00000',
    'studio-10001',
    'studio-42',
    'studio-00042 ',
    'taa-za-pwani',
  ]) {
    assert.equal(studioGameByCode(code), undefined, code);
  }
  for (const number of [0, 10_001, 1.5, Number.NaN]) {
    assert.throws(() => studioGame(number), RangeError);
  }
});

test('games with a name play by a model, in a theme, under titles of their own', () => {
  assert.equal(namedGames.length, 7);
  const titles = new Set(games.flatMap(({ definition }) => Object.values(definition.title)));
  for (const { code, title } of namedGames) {
    const game = studioGameByCode(code);
    assert.equal(game?.definition.id, code);
    assert.equal(game.vendor.code, 'BAHATI');
    assert.match(game.releasedOn, /^2026-\d\d-\d\d$/);
    assert.ok(themeKeys.includes(game.theme));
    for (const each of Object.values(title)) assert.ok(!titles.has(each), each);
  }
});

test('games of the second name have a code and a title of their own, and are found by it', () => {
  const known = new Set(
    [...games, ...namedGames.map(({ code }) => studioGameByCode(code))].flatMap(
      (game) => game?.definition.title.en ?? [],
    ),
  );
  assert.equal(plusGames.length, 6);
  for (const { code, title, releasedOn } of plusGames) {
    const game = studioGameByCode(code);
    assert.deepEqual([game?.definition.id, game?.definition.title], [code, title]);
    assert.equal(game?.vendor.code, 'BAHATI2');
    assert.ok(!known.has(title.en) && /^2026-\d\d-\d\d$/.test(releasedOn));
  }
});

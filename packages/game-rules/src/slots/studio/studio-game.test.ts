import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { isBetLevel, stakeUnitsOf, toAmount } from '@bahati/game-rules/slots/definition.ts';
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
const pinned = '3f45119f7e0975f20291220c099163aa0942b466cffa440ea655337432ef56bf';

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

test('more than half of the games are of lines, and every other mechanic has hundreds', () => {
  const counts = Map.groupBy(games, ({ definition }) => {
    const { payRule, wilds, book, holdAndSpin, rows } = definition;
    if (payRule) return `${payRule.kind} ${rows}`;
    return wilds?.kind ?? (book ? 'book' : holdAndSpin ? 'coins' : 'lines');
  });
  const ofLines = counts.get('lines')?.length ?? 0;
  assert.ok(ofLines > 5_300 && ofLines < 5_700, `${ofLines}`);
  assert.deepEqual([...counts.keys()].sort(), [
    'anywhere 5',
    'book',
    'coins',
    'expanding',
    'lines',
    'sticky',
    'ways 3',
    'ways 4',
  ]);
  for (const [mechanic, { length }] of counts) assert.ok(length > 500, `${mechanic} ${length}`);
});

test('a game that left its lines keeps them for its earlier rounds', () => {
  for (const game of games) {
    const { definition } = game;
    const earlier = earlierDefinitions(game);
    assert.equal(earlier.length, definition.version - 1);
    for (const { id, title, version, lines, payRule } of earlier) {
      assert.deepEqual([id, title, version], [definition.id, definition.title, 1]);
      assert.ok(lines.length > 0 && !payRule);
    }
  }
  // The first version of this game, as it was offered before.
  const [first] = earlierDefinitions(studioGame(4));
  assert.deepEqual([first?.rows, first?.lines.length, first?.reels.length], [3, 10, 5]);
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

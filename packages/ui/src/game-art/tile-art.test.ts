import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import fc from 'fast-check';
import { chooseHero } from './choose-hero.ts';
import { type HeroName, heroes } from './heroes.ts';
import { letterable, setLine } from './lettering.ts';
import { tileArt } from './tile-art.ts';
import { splitTitle } from './title-lockup.ts';

const game = { nodeId: 1001, title: 'Moonlit Dhow', vendor: 'Bahati Originals', category: 'slots' };

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

function assertDrawable(svg: string): void {
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close) assert.equal(open.pop(), name);
    else if (!self) open.push(name ?? '');
  }
  assert.deepEqual(open, []);
  assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
  const ids = idsOf(svg);
  assert.equal(new Set(ids).size, ids.length, 'an id stands twice');
  for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
    assert.ok(ids.includes(used ?? ''), `#${used} is used but not defined`);
  }
}

test('every hero in every theme is drawable and stays under 48 kB', () => {
  for (const hero of Object.keys(heroes) as HeroName[]) {
    for (let nodeId = 0; nodeId < 6; nodeId += 1) {
      const svg = tileArt({ ...game, nodeId, hero, title: `${hero} ${nodeId}` });
      assertDrawable(svg);
      assert.ok(svg.length < 48_000, `${hero}: ${svg.length}`);
    }
  }
});

test('a flagship shows the object of its title, which no other title does', () => {
  assert.equal(chooseHero('1', 'Simba wa Tsavo', 'slots'), 'lion');
  assert.equal(chooseHero('1', 'Simba wa Bahari', 'slots'), 'mask');
  assert.equal(chooseHero('1', 'Kitabu cha Kilwa', 'slots'), 'book');
  assert.equal(chooseHero('1', 'Dhahabu ya Geita', 'slots'), 'mine-cart');
  assert.equal(chooseHero('1', 'Soko la Matunda', 'slots'), 'pineapple');
});

test('any title and vendor is drawable, whatever its letters', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (title, vendor, category) => {
      assertDrawable(tileArt({ nodeId: 7, title, vendor, category }));
    }),
    { numRuns: 60 },
  );
});

test('a game shows the same object in both languages, under its name in each', () => {
  const drawnFrom = 'Taa za Usiku';
  const beforeName = (svg: string) => svg.slice(0, svg.indexOf('-title"'));
  const swahili = tileArt({ ...game, title: drawnFrom });
  const english = tileArt({ ...game, title: 'Lamps at Night', drawnFrom });
  assert.notEqual(english, swahili);
  assert.equal(beforeName(english), beforeName(swahili));
});

test('a game is always drawn alike and two games never share an id', () => {
  assert.equal(tileArt(game), tileArt(game));
  const ids = Array.from({ length: 50 }, (_, nodeId) => idsOf(tileArt({ ...game, nodeId }))).flat();
  assert.equal(new Set(ids).size, ids.length);
});

test('fifty tiles of one name are fifty different pictures', () => {
  const pictures = Array.from({ length: 50 }, (_, nodeId) => {
    const svg = tileArt({ ...game, nodeId });
    const prefix = /<g id="(\w+)-title"/.exec(svg)?.[1] ?? '';
    return svg.replaceAll(prefix, '');
  });
  assert.equal(new Set(pictures).size, 50);
});

test('the hero follows the title in English and in Swahili, then the kind of game', () => {
  assert.equal(chooseHero('1', 'Taa za Usiku', 'slots'), 'lantern');
  assert.equal(chooseHero('1', 'Baobab Night', 'slots'), 'baobab');
  assert.equal(chooseHero('1', 'Jogoo Arena', 'cockfight'), 'rooster');
  assert.equal(chooseHero('1', 'Xyz', 'fishing'), chooseHero('1', 'Xyz', 'fishing'));
  assert.ok(['fish', 'dhow'].includes(chooseHero('1', 'Xyz', 'fishing')));
});

test('accents are dropped and letters without an outline are left out', () => {
  assert.equal(letterable('Café  Ñandú – 7★'), 'CAFE NANDU 7');
  assert.equal(setLine('').width, 0);
});

test('a title is parted between words into lines of like length', () => {
  assert.deepEqual(splitTitle('Safari'), ['SAFARI']);
  assert.deepEqual(splitTitle('Crown of Zanzibar'), ['CROWN OF', 'ZANZIBAR']);
  assert.deepEqual(splitTitle('Karafuu & Pilipili'), ['KARAFUU &', 'PILIPILI']);
  assert.equal(splitTitle('The Long Way Home to Lamu Island').length, 3);
});

test('every bet game, crash and fishing shows itself: a scene of its own, light, in any title', () => {
  const codes = [
    ...betGames.map((one) => one.game.code),
    'crash',
    'miamba-ya-watamu',
    'bahari-kuu',
  ];
  const drawn = codes.map((gameCode) => {
    const svg = tileArt({ ...game, gameCode, nodeId: 1, title: 'Juu au Chini' });
    assertDrawable(svg);
    assert.ok(svg.length < 36_000, `${gameCode}: ${svg.length}`);
    assert.notEqual(svg, tileArt({ ...game, nodeId: 1, title: 'Juu au Chini' }), gameCode);
    return svg;
  });
  assert.equal(new Set(drawn).size, codes.length);
});

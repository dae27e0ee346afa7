import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { namedGames } from '@bahati/game-rules/slots/studio/named-games.ts';
import { plusGames } from '@bahati/game-rules/slots/studio/plus-games.ts';
import { titleNouns } from '@bahati/game-rules/slots/studio/theme-nouns.ts';
import { themeKeys } from '@bahati/game-rules/slots/studio/themes.ts';
import { titleOf } from '@bahati/game-rules/slots/studio/titles.ts';
import { chooseHero } from '@bahati/ui/game-art/choose-hero.ts';
import { tileArt } from '@bahati/ui/game-art/tile-art.ts';
import { subjectOfGame, subjectOfTitle } from './subjects.ts';

const vendor = 'Tausi Studio';

function tileOf(nodeId: number, title: string): string {
  return tileArt({ nodeId, title, vendor, category: 'slot', subject: subjectOfTitle(title) });
}

function assertDrawable(svg: string, title: string): void {
  assert.doesNotMatch(svg, /NaN|undefined|Infinity/, title);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length, `${title}: an id stands twice`);
  for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
    assert.ok(ids.includes(used), `${title}: #${used} is used but not defined`);
  }
  assert.ok(svg.length < 40_000, `${title}: ${svg.length}`);
}

test('each theme’s drawn nouns make a tile, whatever is said of them', () => {
  for (const theme of themeKeys) {
    for (let index = 0; index < 43; index += 1) {
      const { sw } = titleOf(theme, index);
      assertDrawable(tileOf(index, sw), sw);
    }
  }
});

/** Drawn as heroes, each of which is of just this. */
const heroesOfOneNoun = ['Jahazi', 'Karata', 'Ufuko', 'Kinyago', 'Jogoo'];

test('each noun of a title is drawn, and no two of them alike', () => {
  const nouns = Object.values(titleNouns)
    .flat()
    .map(({ sw }) => sw.slice(0, sw.lastIndexOf(' ')));
  const undrawn = nouns.filter((noun) => !subjectOfTitle(noun));
  assert.deepEqual(undrawn.toSorted(), heroesOfOneNoun.toSorted());
  const drawn = nouns.map((noun) => subjectOfTitle(noun) ?? noun);
  assert.equal(new Set(drawn).size, nouns.length);
});

test('games with a name of their own show things that differ', () => {
  const games = [
    ...flagships.map(({ definition: { id, title } }) => ({ id, title })),
    ...[...namedGames, ...plusGames].map(({ code, title }) => ({ id: code, title })),
  ];
  const shown = games.map(({ id, title: { sw } }) => {
    assert.equal(subjectOfGame(id, ''), subjectOfGame(id, sw), id);
    return subjectOfGame(id, sw) ?? chooseHero(id, sw, 'slot');
  });
  assert.equal(new Set(shown).size, games.length);
});

test('what is said of a noun changes its picture, by what it is made of or what stands about it', () => {
  const [noun] = titleNouns.orchard;
  const said = Array.from({ length: 43 }, (_, block) => titleOf('orchard', block * 21).sw);
  const pictures = said.map((sw) =>
    tileArt({
      nodeId: 1,
      title: 'A',
      drawnFrom: sw,
      vendor,
      category: 'slot',
      subject: subjectOfTitle(sw),
    }).replaceAll(/\bb[0-9a-z]{5,7}(?=[-0-9a-z")])/g, ''),
  );
  assert.ok(said.every((sw) => sw.startsWith(noun?.sw ?? '?')));
  assert.equal(new Set(pictures).size, 43);
});

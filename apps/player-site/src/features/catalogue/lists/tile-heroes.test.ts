import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleNouns } from '@bahati/game-rules/slots/studio/theme-nouns.ts';
import { themeKeys } from '@bahati/game-rules/slots/studio/themes.ts';
import { titleOf } from '@bahati/game-rules/slots/studio/titles.ts';
import { chooseHero } from '@bahati/ui/game-art/choose-hero.ts';
import { heroOfTitle } from '@bahati/ui/game-art/hero-nouns.ts';

test('every studio title is about something that has a picture, whatever adorns it', () => {
  for (const theme of themeKeys) {
    const nouns = titleNouns[theme];
    for (let index = 0; index < nouns.length * 43; index += 1) {
      const { sw } = titleOf(theme, index);
      const about = heroOfTitle(nouns[index % nouns.length]?.sw ?? '');
      assert.ok(about, `${theme}: ${nouns[index % nouns.length]?.sw}`);
      assert.equal(heroOfTitle(sw), about, sw);
    }
  }
});

test('the noun of a title wins over what it adorns itself with', () => {
  for (const [title, category, hero] of [
    ['Kasa wa Bahati', 'slot', 'turtle'],
    ['Papa wa Usiku', 'slot', 'shark'],
    ['Ruleti ya Taa', 'live', 'roulette'],
    ['Jogoo wa Dau', 'cock', 'rooster'],
    ['Mbio za Nduaro', 'fish', 'fish'],
    ['Mashindano ya Majahazi', 'slot', 'dhow'],
    ['Kereng’ende wa Lulu', 'slot', 'hibiscus'],
    ['Golden Cowrie', 'slot', 'cowrie'],
  ] as const) {
    assert.equal(chooseHero('seed', title, category), hero, title);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { meanOf, varianceOf } from '@bahati/game-rules/bet-games/figures.ts';
import { toNumber } from '@bahati/game-rules/rational.ts';
import { waters } from '@bahati/game-rules/fishing/species/waters.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Target, weapons } from './aims.ts';
import { paysOf, strike } from './capture.ts';
import { drawnFate } from './fate.ts';
import { hitChances } from './fishing.figures.ts';

const shots = repetitions('shots in each water held against their exact return', {
  usual: 100_000,
  long: 10_000_000,
});

/** Fair draws, always the same; only ranges that a word of 16 bits can tell apart. */
function repeatableFate() {
  const source = createKeystream(new Uint8Array(32).fill(5));
  let words = source();
  let cursor = 0;
  const nextWord = () => {
    if (cursor === words.length) [words, cursor] = [source(), 0];
    return words[cursor++] ?? 0;
  };
  return drawnFate({
    cursor: 0,
    nextInt(range) {
      // Words at the end that do not fill whole rounds of the range are passed over.
      const whole = 65_536 - (65_536 % range);
      for (;;) {
        const word = nextWord();
        if (word < whole) return word % range;
      }
    },
  });
}

for (const water of waters) {
  test(`${shots} shots in ${water.code} give back what is stated, with every weapon and of every fish`, (t) => {
    const near: Target[] = [0, 3, 4].map((at) => ({
      id: 100 + at,
      species: water.species[at]!,
      place: { x: 600 + at * 200, y: 300 },
    }));
    const place = { x: 0, y: 0 };
    const scenes = weapons.flatMap((weapon) =>
      water.species.map((species) => ({ weapon, hit: { id: 1, species, place } })),
    );
    const fate = repeatableFate();
    const paid = scenes.map(() => 0);
    for (let shot = 0; shot < shots; shot += 1) {
      const at = shot % scenes.length;
      const { weapon, hit } = scenes[at]!;
      paid[at]! += paysOf(strike(weapon, hit, near, fate));
    }
    const each = scenes.map(({ weapon, hit }, at) => {
      const chances = hitChances(weapon, hit, near);
      const played = Math.floor(shots / scenes.length) + (at < shots % scenes.length ? 1 : 0);
      const mean = toNumber(meanOf(chances));
      return {
        weapon,
        code: hit.species.code,
        played,
        paid: paid[at]!,
        off: paid[at]! - mean * played,
        variance: toNumber(varianceOf(chances)) * played,
      };
    });
    const judge = (name: string, most: number, these: typeof each) => {
      const sum = (part: 'played' | 'paid' | 'off' | 'variance') =>
        these.reduce((all, one) => all + one[part], 0);
      const deviations = Math.abs(sum('off')) / Math.sqrt(sum('variance'));
      const returned = ((100 * sum('paid')) / sum('played')).toFixed(3);
      t.diagnostic(`${name}: ${sum('played')} hits gave back ${returned} %`);
      assert.ok(deviations < most, `${name}: ${deviations} sigma`);
    };
    judge('all', 3.29, each);
    const of = (part: 'weapon' | 'code', name: string) => each.filter((one) => one[part] === name);
    for (const weapon of weapons) judge(weapon, 3.29, of('weapon', weapon));
    // So many fish are looked at that one of them may be further off.
    for (const { code } of water.species) judge(code, 4, of('code', code));
  });
}

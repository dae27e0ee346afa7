import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { type Bonus, drawBonus, mostDoublings } from './sokoni.bonuses.ts';
import { bonusPlaces } from './sokoni.places.ts';
import { endOf, longestOwnMs, showOf, tableLengthMs, tailMs } from './sokoni.show.ts';

const bonuses: (Bonus | null)[] = [null];
const hmac = createNodeHmac('show');
for (const place of bonusPlaces) {
  for (let nonce = 0; nonce < 300; nonce += 1) {
    bonuses.push(drawBonus(place, createDrawStream(hmac, { clientSeed: place, nonce })));
  }
}
bonuses.push({ kind: 'festival', spins: Array.from({ length: mostDoublings + 1 }, () => 4) });

const names = (bonus: Bonus | null) =>
  showOf({ bonus }, 'table')
    .map(({ kind, at }) => `${kind} ${at}`)
    .join(', ');

test('beat follows beat without a gap, at a table and by oneself', () => {
  for (const bonus of bonuses) {
    for (const pace of ['table', 'own'] as const) {
      const beats = showOf({ bonus }, pace);
      let next = 0;
      for (const { atMs, ms } of beats) {
        assert.equal(atMs, next);
        assert.ok(ms > 0);
        next = atMs + ms;
      }
      assert.equal(endOf(beats), next);
      assert.equal(new Set(beats.map(({ kind, at }) => `${kind} ${at}`)).size, beats.length);
    }
    assert.ok(endOf(showOf({ bonus }, 'own')) <= longestOwnMs);
    assert.ok(endOf(showOf({ bonus }, 'own')) < endOf(showOf({ bonus }, 'table')));
  }
});

test('every bonus round is shown as it was drawn', () => {
  const first = 'offer 0, spin 0, stop 0';
  assert.equal(names(null), first);
  assert.equal(
    names({ kind: 'coin', faces: [3, 5], side: 1 }),
    `${first}, coin-in 0, face 0, face 1, toss 0, fell 0`,
  );
  const crates = [1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 15, 0];
  assert.equal(
    names({ kind: 'crates', crates, opened: [11, 0, 3, 7] }),
    `${first}, crates-in 0, crate 0, crate 1, crate 2, crate 3, others 0, sum 0`,
  );
  const turns = 'festival-spin 0, doubled 0, festival-spin 1, doubled 1, festival-spin 2';
  assert.equal(
    names({ kind: 'festival', spins: [4, 12, 0] }),
    `${first}, festival-in 0, ${turns}, festival-stop 0`,
  );
});

test('a table shows a number for half a minute less than the longest festival', () => {
  const number = tableLengthMs({ bonus: null });
  assert.equal(number, endOf(showOf({ bonus: null }, 'table')) + tailMs);
  const longest = Math.max(...bonuses.map((bonus) => tableLengthMs({ bonus })));
  assert.ok(longest - number > 30_000 && longest < 65_000, `${number} and ${longest}`);
});

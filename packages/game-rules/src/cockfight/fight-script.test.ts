import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { drawMatch, drawResult, type FightResult, results } from './cockfight.rules.ts';
import { beatsUntil, type FightScript, fullTimeMs, scriptOf } from './fight-script.ts';

const hmac = createNodeHmac('def');
const scriptsOf = (result: FightResult): FightScript[] =>
  Array.from({ length: 400 }, (_, nonce) =>
    scriptOf(result, createDrawStream(hmac, { clientSeed: result, nonce })),
  );

for (const result of results) {
  test(`a fight is shown to its drawn end: ${result}`, () => {
    for (const { beats, lengthMs } of scriptsOf(result)) {
      let before = { meron: 100, wala: 100 };
      let at = -1;
      for (const beat of beats) {
        assert.ok(beat.atMs > at, 'one beat after the other');
        at = beat.atMs;
        for (const side of ['meron', 'wala'] as const) {
          const tired = before[side] - beat.energy[side];
          assert.ok(tired >= 0 && beat.energy[side] >= 0);
          if (tired > 0) assert.ok(beat.kind === 'strike' || beat.kind === 'clash');
        }
        assert.ok(beat.place >= 200 && beat.place <= 800);
        before = beat.energy;
      }
      assert.ok(at < lengthMs && lengthMs <= fullTimeMs + 2_500, `${lengthMs} ms`);
      const fallen = (['meron', 'wala'] as const).filter((side) => before[side] === 0);
      const falls = beats.filter(({ kind }) => kind === 'fall').map(({ by }) => by);
      const expected = {
        meron: [['wala'], ['wala']],
        wala: [['meron'], ['meron']],
        bdd: [['meron', 'wala'], ['both']],
        ftd: [[], []],
        cancelled: [[], []],
      }[result];
      assert.deepEqual([fallen, falls], expected);
      // Nobody is down before the last blow.
      const first = beats.findIndex(({ energy }) => energy.meron === 0 || energy.wala === 0);
      if (first >= 0) assert.deepEqual(beats[first]?.energy, before);
      if (result === 'ftd') assert.equal(beats.at(-1)?.kind, 'bell');
    }
  });
}

test('fights differ, and a beat in the middle does not give away how they end', () => {
  const lengths = new Set(scriptsOf('meron').map(({ lengthMs }) => lengthMs));
  assert.ok(lengths.size > 100);
  const behind = scriptsOf('meron').filter((script) => {
    const { energy } = beatsUntil(script, script.lengthMs / 2).at(-1)!;
    return energy.meron < energy.wala;
  });
  assert.ok(behind.length > 60, `the winner lies behind in ${behind.length} of 400`);
});

test('what is told up to a moment holds nothing of what comes', () => {
  const [script] = scriptsOf('wala') as [FightScript];
  assert.deepEqual(beatsUntil(script, -1), []);
  assert.equal(beatsUntil(script, 0).length, 1);
  assert.ok(beatsUntil(script, 10_000).every(({ atMs }) => atMs <= 10_000));
  assert.deepEqual(beatsUntil(script, script.lengthMs), script.beats);
});

test('the browser makes the same fight again from its seeds', async () => {
  for (const nonce of [0, 1, 2, 3, 4, 5]) {
    const seeds = { serverSeed: 'def', clientSeed: 'abc', nonce };
    const fight = (draw: Parameters<typeof drawMatch>[0]) => {
      const match = drawMatch(draw);
      const result = drawResult(match, draw);
      return { match: match.code, result, script: scriptOf(result, draw) };
    };
    assert.deepEqual(await drawInBrowser(seeds, fight), fight(createDrawStream(hmac, seeds)));
  }
});

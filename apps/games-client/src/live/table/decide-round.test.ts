import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { liveTables } from '@bahati/game-rules/live-tables/live-tables.ts';
import { decideRound, withoutChips } from './decide-round.ts';

const hash = 'ab'.repeat(32);
const salt = 'cd'.repeat(32);
const previousHash = await hashServerSeed(hash);

/** As the server tells a round: what one small stake is shown, without that stake. */
const toldOf = (rules: (typeof liveTables)[number]['rules'], game: number): object => {
  const draw = createDrawStream(createNodeHmac(hash), { clientSeed: salt, nonce: game });
  const shown = rules.show(rules.start(rules.firstOpening, draw)) as object;
  const { stacks: _, paid: __, bets: ___, ...outcome } = shown as Record<string, unknown>;
  return outcome;
};

test('the browser finds the outcome the server tells, and with it what own chips came to', async () => {
  for (const { rules, code } of liveTables) {
    const round = { hash, previousHash, salt, game: 7, shown: toldOf(rules, 7) };
    const opening = rules.firstOpening;
    const mine = await decideRound(rules, round, opening);
    assert.equal(mine.isProven, true, code);
    const draw = createDrawStream(createNodeHmac(hash), { clientSeed: salt, nonce: 7 });
    assert.deepEqual(mine.view, rules.show(rules.start(opening, draw)), code);
    const looked = await decideRound(rules, round, null);
    assert.deepEqual(looked.view, withoutChips(mine.view), code);
  }
});

test('another hash than was promised, and another outcome than it gives, are found out', async () => {
  for (const { rules, code } of liveTables) {
    const round = { hash, previousHash, salt, game: 7, shown: toldOf(rules, 7) };
    const other = await decideRound(rules, { ...round, previousHash: hash }, null);
    assert.equal(other.isProven, false, code);
    const shown = { ...round.shown, winner: 'nobody', number: '99', total: 99 };
    assert.equal((await decideRound(rules, { ...round, shown }, null)).isProven, false, code);
    assert.equal((await decideRound(rules, { ...round, shown: null }, null)).isProven, false, code);
  }
});

test('a told outcome is the same in whichever order its parts were kept', async () => {
  const table = liveTables.find(({ code }) => code === 'jogoo-wa-savana');
  assert.ok(table);
  const told = toldOf(table.rules, 7) as { prices: { meron: number; wala: number } };
  const { meron, wala } = told.prices;
  const round = { hash, previousHash, salt, game: 7 };
  const kept = { ...round, shown: { ...told, prices: { wala, meron } } };
  assert.equal((await decideRound(table.rules, kept, null)).isProven, true);
  const other = { ...round, shown: { ...told, prices: { wala, meron: meron + 1 } } };
  assert.equal((await decideRound(table.rules, other, null)).isProven, false);
});

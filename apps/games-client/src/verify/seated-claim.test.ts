import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import { liveBlackjack } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.rules.ts';
import { dealTable, turnOf } from '@bahati/game-rules/tables/live-blackjack/table-state.ts';
import { proveBet } from './prove-bet.ts';
import { checkFields, readFields } from './verify-query.ts';

const seed = {
  game: 'live-blackjack',
  version: '1',
  clientSeed: 'salt',
  table: 'ishirini-na-moja',
};

/** A number whose deal leaves both seats to decide, and what then is in the link. */
function findLink(): URLSearchParams {
  for (let nonce = 1; ; nonce += 1) {
    const draw = createDrawStream(createNodeHmac('a1'), { clientSeed: 'salt', nonce });
    const state = dealTable([2, 6], draw);
    if (!turnOf(state) || state.seats.some(({ hands }) => hands[0]?.isDone)) continue;
    const round = { nonce: `${nonce}`, serverSeed: 'a1', choice: 'chips:s2=1,b6=3' };
    return new URLSearchParams({ ...seed, ...round, seats: '2,6', acts: 'stand,stand' });
  }
}

test('a link of a table with seats names who played and how, and the round is found again', async () => {
  const checked = checkFields(readFields(`?${findLink()}`));
  assert.ok(checked.at === 'ready');
  const { claim } = checked;
  assert.deepEqual(claim.play, { seats: [2, 6], acts: ['stand', 'stand'] });
  assert.equal(claim.acts, undefined, 'the decisions are the table’s, not of the bet');
  const rules = liveBlackjack(claim.play) as unknown as AnyBetGame;
  const { round } = await proveBet(rules, claim);
  const shown = round.shown as { isOver: boolean; seats: { seat: number }[] };
  assert.equal(shown.isOver, true);
  assert.deepEqual(
    shown.seats.map(({ seat }) => seat),
    [2, 6],
  );
  assert.equal(round.cost, 4);
});

test('decisions such a round did not have are refused', async () => {
  const link = findLink();
  link.set('acts', 'stand,stand,stand');
  const checked = checkFields(readFields(`?${link}`));
  assert.ok(checked.at === 'ready');
  const rules = liveBlackjack(checked.claim.play) as unknown as AnyBetGame;
  await assert.rejects(proveBet(rules, checked.claim), RangeError);
});

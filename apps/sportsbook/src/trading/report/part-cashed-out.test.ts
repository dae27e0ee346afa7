import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { home } from '#sportsbook/offer/hand-offer.testing.ts';
import { injected, openBettor, slipOn } from '#sportsbook/bets/bettor.testing.ts';
import { runHere, type Running, type Scene, setScene } from '#sportsbook/scene.testing.ts';
import { settleAll, tellMarket } from '#sportsbook/settlement/results.testing.ts';
import { readMember } from '#sportsbook/trading/members/member-profile.ts';
import { readReport } from './report.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

test('of a bet cashed out in part only what was bought back counts, until the rest is over', async () => {
  const key = home(700);
  running.offer.set(key, 2_000, { chances: { win: 600_000 } });
  const member = await openBettor(scene, injected(running), scene.addMember());
  const { value } = await member.place(slipOn([[key, 2_000]], '100.00'));
  const { id } = (value as { bet: Bet }).bet;
  const quote = await member.ask('POST', `/book/v1/bets/${id}/cashOut/quote`, { part: 5_000 });
  const { quoteId, amount } = quote.value as { quoteId: string; amount: string };
  await member.ask('POST', `/book/v1/bets/${id}/cashOut`, { quoteId });
  // The event stands in the tables, its market has no result.
  await tellMarket(scene, key, { results: null });

  const window = {
    from: new Date(Date.now() - 3_600_000).toISOString(),
    until: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const report = async () => {
    const { lines } = await readReport(running.context, { by: 'sport', ...window });
    return lines.map(({ stake, payout }) => [stake, payout]);
  };
  const margin = async () => {
    const { marginBasisPoints } = await readMember(running.context, member.memberId);
    return marginBasisPoints;
  };
  assert.deepEqual(await report(), [['50.00', amount]]);
  const cents = Number(amount.replace('.', ''));
  assert.equal(await margin(), Math.trunc(((5_000 - cents) * 10_000) / 5_000));

  await tellMarket(scene, key, { results: [{ outcome: 'home', result: 'lost' }] });
  await settleAll(running);
  assert.deepEqual(await report(), [['100.00', amount]]);
  assert.equal(await margin(), Math.trunc(((10_000 - cents) * 10_000) / 10_000));
});

/** A server that dies between a fight’s deal and its payouts: all of them are paid, each once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableEntry } from '@bahati/contract/games-frame/tables.ts';
import { until } from '@bahati/testing/until.ts';
import { callsOf, type Scene, setScene, startBalance } from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';
import { inPhase, plantFights } from './fights.testing.ts';
import { type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';

const arena = 'jogoo-bandia';
const chip = 1_000n;

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  await plantFights(scene, arena, [{ result: 'wala' }, { result: 'meron' }]);
  Object.assign(scene.environment, { TABLE_PACE: '12', ROOM_CHAIN_GAMES: '20' });
  victim = await createVictim(scene);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});

const betChips = async (sitter: Sitter, roundId: string, opening: string, amount: string) => {
  const answer = await sitter.act({ kind: 'bet', roundId, opening, amount });
  assert.equal(answer.t, 'done', JSON.stringify(answer));
};

async function paidIn(roundId: string): Promise<Record<string, bigint>> {
  const rows = await until('every entry is decided', async () => {
    const found = await scene.owner.query<{
      member: string;
      payout: bigint;
      state: TableEntry['state'];
    }>(
      `SELECT member_id AS member, payout, state FROM games.table_entries
        WHERE round_id = $1 ORDER BY id`,
      [roundId],
    );
    return found.rows.every(({ state }) => state === 'settled') && found.rows;
  });
  return Object.fromEntries(rows.map(({ member, payout }) => [member, payout]));
}

function assertPaidOnce(sitter: Sitter, balance: bigint): void {
  assert.equal(scene.wallet.members.get(sitter.memberId)?.balance, balance);
  const wins = callsOf(scene, sitter.memberId, 'win').map(({ body }) => JSON.stringify(body));
  const rounds = callsOf(scene, sitter.memberId, 'bet').length;
  assert.equal(new Set(wins).size, rounds, 'every try was the same');
}

test('a fight that was dealt is paid once, whether its server dies before or while it asks', async () => {
  const [ana, juma] = (await Promise.all(
    [1, 2].map(() => sitDown(scene, victim.origin, scene.addMember(), arena)),
  )) as [Sitter, Sitter];
  const first = await inPhase(ana, 'betting');
  await betChips(ana, first.roundId, 'sides:wala=6', '60.00');
  await betChips(juma, first.roundId, 'sides:meron=6', '60.00');
  await inPhase(ana, 'dealing', { id: first.roundId });
  await victim.kill();
  await victim.start();
  const paid = await paidIn(first.roundId);
  assert.deepEqual(paid, { [ana.memberId]: 11_400n, [juma.memberId]: 0n });
  assertPaidOnce(ana, startBalance + 5_400n);
  assertPaidOnce(juma, startBalance - 6n * chip);

  await Promise.all([ana.comeBack(), juma.comeBack()]);
  const second = await inPhase(ana, 'betting', { after: first.roundId });
  await betChips(ana, second.roundId, 'sides:wala=5', '50.00');
  await betChips(juma, second.roundId, 'sides:meron=5', '50.00');
  await victim.dieAt(victim.stopAt({ name: 'win', memberId: juma.memberId }, 'applied', 'lose'));
  await scene.owner.query("UPDATE games.table_entries SET due_at = now() WHERE state = 'paying'");
  await victim.start();
  await paidIn(second.roundId);
  assertPaidOnce(ana, startBalance + 5_400n - 5n * chip);
  assertPaidOnce(juma, startBalance - 6n * chip + 4_500n);
  ana.leave();
  juma.leave();
});

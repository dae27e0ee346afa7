import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import {
  bookOf,
  drawOf,
  slipOperation,
  ticket,
} from '#domains/gaming/provider-calls/slips.testing.ts';
import { countOnce } from '#domains/records/daily-aggregates/count-days.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { countInsightOnce } from './count-insight.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner, database } = fixture;
const { sendAll } = bookOf(fixture);
const { closeWhole } = drawOf(fixture);

const timeZone = 'Africa/Nairobi';
/** Two lotteries of one provider, as the lottery's own: classic draws and electronic ones. */
const classic = 'ticket-classic';
const electronic = 'ticket-electronic';
await owner.query(
  `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position,
     minimum_stake, maximum_stake)
   SELECT 910 + n, code, 900, code, category, code, code, 910 + n, 100, 100000000
     FROM (VALUES (1, $1, 'LOTT'), (2, $2, 'ELOTT')) AS g (n, code, category)`,
  [classic, electronic],
);
await fixture.gaming.directory.refresh();

async function count(): Promise<void> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (let left = true; left; ) {
    await sealOnce(owner, watermarks);
    const { rows } = await owner.query<{ left: boolean }>(
      `SELECT EXISTS (SELECT FROM transfers WHERE id > (
         SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks)) AS left`,
    );
    left = rows[0]?.left ?? false;
  }
  await countOnce(database, timeZone, 20_000);
  await countInsightOnce(database, timeZone, 20_000);
}

test('a ticket counts under the product of its lottery: LOTT and ELOTT apart', async () => {
  const member = await fixture.member(20_000n);
  const bought = await sendAll([
    ticket(member, 'k1', 'k1-a', { gameCode: classic, amount: '30.00' }),
    ticket(member, 'k1', 'k1-b', { gameCode: classic, amount: '10.00' }),
    ticket(member, 'k2', 'k2-a', { gameCode: electronic, amount: '7.00' }),
    ticket(member, 'k2', 'k2-b', { gameCode: electronic, amount: '5.00' }),
    ticket(member, 'k3', 'k3-a', { gameCode: electronic, amount: '9.00' }),
  ]);
  assert.deepEqual(
    bought.filter(({ success }) => !success),
    [],
  );
  const won = { gameCode: electronic, amount: '21.00' };
  await sendAll([
    slipOperation(member, 'settle', 'k2-a', won),
    slipOperation(member, 'cancel', 'k2-b', { gameCode: electronic }),
  ]);
  await closeWhole('k1', { gameCode: classic });
  const settled = { count: 1, amount: '21.00' };
  await closeWhole('k2', { gameCode: electronic, settled });
  await count();
  const { rows } = await owner.query(
    `SELECT product, sum(bet_count)::int AS bets, sum(valid_bet)::int AS valid,
            sum(turnover)::int AS turnover, sum(payout)::int AS payout
       FROM member_days WHERE member_id = $1 AND product <> '' GROUP BY product ORDER BY product`,
    [member.id],
  );
  // The third draw is open still: its ticket is a bet that is no turnover yet.
  assert.deepEqual(rows, [
    { product: 'ELOTT', bets: 2, valid: 700, turnover: 700, payout: 2_100 },
    { product: 'LOTT', bets: 2, valid: 4_000, turnover: 4_000, payout: 0 },
  ]);
  const insight = await owner.query(
    `SELECT product, sum(valid_bet)::int AS valid FROM play_days GROUP BY product ORDER BY product`,
  );
  assert.deepEqual(insight.rows, [
    { product: 'ELOTT', valid: 700 },
    { product: 'LOTT', valid: 4_000 },
  ]);
});

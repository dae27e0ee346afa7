/** Agents in the back office: a move between uplines by two people, and a bill that waits. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { addStaffUser, openDesk } from '#e2e/fixtures/desk.ts';
import { type PlantedMember, plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const { stack, database } = await openStack({ isShared: true });

let agents: Record<'old' | 'next' | 'moved', PlantedMember>;

before(async () => {
  const [old, next, moved] = [
    await plantMember(stack),
    await plantMember(stack),
    await plantMember(stack),
  ];
  agents = { old, next, moved };
  await database.query(`UPDATE members SET type = 2 WHERE id = ANY($1)`, [[old.id, next.id]]);
  await database.query(`UPDATE members SET type = 1, upline_id = $2 WHERE id = $1`, [
    moved.id,
    old.id,
  ]);
  await addStaffUser(database, { username: 'officesecond', role: 'operator' });
  await plantBill(moved.id, old.id);
});

/** A bill of yesterday that is above the brand's limit. */
const plantBill = (agentId: bigint, uplineId: bigint) =>
  database.query(
    `WITH day AS (SELECT (now() AT TIME ZONE 'Africa/Nairobi')::date - 1 AS day),
     contract AS (
       INSERT INTO agency_contracts (kind, agent_id, upline_id, currency, ended_from, end_reason)
       VALUES ('daily_salary', $1, $2, 'KES', now(), 'staff') RETURNING id),
     run AS (
       INSERT INTO settlement_runs (kind, period, starts_at, ends_at)
       SELECT 'daily_salary', 'D', day::timestamp AT TIME ZONE 'Africa/Nairobi',
              (day + 1)::timestamp AT TIME ZONE 'Africa/Nairobi' FROM day
       ON CONFLICT (kind, period, starts_at) DO UPDATE SET failure = NULL
       RETURNING id, starts_at, ends_at)
     INSERT INTO contract_bills (run_id, contract_id, version, kind, agent_id, upline_id, currency,
       starts_at, ends_at, first_day, last_day, snapshot, earned, adjusted, own,
       carried_adjustment, state, waits_for)
     SELECT run.id, contract.id, 1, 'daily_salary', $1, $2, 'KES', starts_at, ends_at, day, day,
            $3, 12000000, 0, 12000000, 0, 'to_approve', 'limit'
       FROM run, contract, day`,
    [agentId, uplineId, JSON.stringify(snapshot)],
  );

const snapshot = {
  kind: 'daily_salary',
  terms: {
    kind: 'daily_salary',
    hasLossCheck: false,
    tiers: [
      { turnover: '100000.00', activeMembers: 3, loss: '0.00', pays: 'rate', rateBps: 50 },
      { turnover: '5000000.00', activeMembers: 20, loss: '0.00', pays: 'rate', rateBps: 100 },
    ],
  },
  figures: {
    turnover: '12400000.00',
    validTurnover: '12000000.00',
    activeMembers: 41,
    payouts: '11800000.00',
    rebates: '60000.00',
    bonuses: '0.00',
    promotionCost: '25000.00',
    depositFees: '18000.00',
    adjustmentLines: [],
  },
};

test('an agent is moved to another upline by two people of the staff', async () => {
  const { old, next, moved } = agents;
  const asker = await openDesk({ stack, staff: 'zawadi', language: 'en', at: '/agents' });
  const { page, words, dialog } = asker;
  await page.getByRole('link', { name: old.username, exact: true }).waitFor();
  const open = words('agents.open').replace('%{name}', old.username);
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('link', { name: moved.username, exact: true }).waitFor();
  await asker.lookAround('agents');
  await page.getByRole('link', { name: moved.username, exact: true }).click();
  await asker.button('moves.move').waitFor();
  await asker.lookAround('agent');
  await asker.press('moves.move');
  await dialog.getByLabel(words('moves.new_upline')).fill(next.username);
  await dialog.getByRole('radio', { name: next.username }).check();
  await asker.lookAround('move');
  const reason = 'Works in the other town now';
  await asker.confirm('agents.ask', reason);
  await page.getByText(/^zawadi asked to move this member/).waitFor();
  await asker.end();

  const second = await openDesk({ stack, staff: 'officesecond', language: 'en', at: '/approvals' });
  await second.press('withdrawals.approve', second.rowOf(reason));
  await second.dialog.getByText(next.username).first().waitFor();
  await second.lookAt('approval of the move');
  await second.press('approvals.approve_now', second.dialog);
  await second.page.getByText(words('approvals.told_applied')).waitFor();
  await second.go(`/agents/${moved.id}/show`);
  const line = second.page.getByRole('list', { name: words('moves.line') });
  await line.getByRole('link', { name: next.username }).waitFor();
  await second.page.getByText(/^Counts from/).waitFor();
  await second.end();
  const { rows } = await database.query<{ uplineId: bigint }>(
    'SELECT upline_id AS "uplineId" FROM members WHERE id = $1',
    [moved.id],
  );
  assert.equal(BigInt(rows[0]?.uplineId ?? 0), BigInt(next.id));
});

test('a bill above the limit is approved, with all that explains it', async () => {
  const { moved } = agents;
  const desk = await openDesk({ stack, staff: 'zawadi', language: 'sw', at: '/agency_bills' });
  const { page, words } = desk;
  const row = desk.rowOf(moved.username);
  await row.waitFor();
  await desk.lookAround('bills');
  await row.getByRole('link', { name: words('contract_kinds.daily_salary') }).click();
  await page.getByText(words('bill.waits_limit')).waitFor();
  await desk.lookAround('bill');
  await desk.press('withdrawals.approve');
  await desk.confirm('withdrawals.approve', 'Timu kubwa, michezo ya kawaida');
  await page.getByText(words('bill.told_approve')).waitFor();
  await page.getByText(words('bill_states.to_approve')).waitFor({ state: 'detached' });
  for (const path of ['requests', 'contracts', 'calendar', 'rules']) {
    await desk.go(`/agency_${path}`);
    await page.getByRole('heading', { level: 1, name: words(`sections.agency_${path}`) }).waitFor();
    await desk.lookAt(path);
  }
  await desk.end();
});

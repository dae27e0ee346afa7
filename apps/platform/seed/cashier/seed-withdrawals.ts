/**
 * Withdrawals of demo members, by the same use cases as any: one waits for staff, one they
 * rejected. One that is paid is the rail's to tell, and so none is made up here.
 */
import type { Context } from '#platform/context.ts';
import { rejectWithdrawal } from '#domains/cashier/withdrawals/decide-withdrawal.ts';
import { requestWithdrawal } from '#domains/cashier/withdrawals/request-withdrawal.ts';
import { watchWithdrawal } from '#domains/risk/aml/watch-withdrawal.ts';
import { type DemoLogin, memberId } from '#seed/seed-people.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';
import { stableUuid } from '#seed/stable-uuid.ts';

type Asked = { username: string; amount: string; rejectedWith?: string };

/** Larger than what is paid without a look. */
const asked: readonly Asked[] = [
  {
    username: 'zuri',
    amount: '2200.00',
    rejectedWith: 'The number belongs to somebody else. Please add one of your own.',
  },
  { username: 'zuri', amount: '2500.00' },
  { username: 'mwanaidi', amount: '45000.00' },
];

/** What was asked for at an earlier start is not asked for again, whatever became of it. */
export async function seedWithdrawals(
  context: Context,
  logins: DemoLogin[],
  { currency, payout }: SeededBrand = kenya,
): Promise<void> {
  for (const [at, { username, amount, rejectedWith }] of asked.entries()) {
    const id = await memberId(context, username);
    const paymentPassword = logins.find((login) => login.username === username)?.paymentPassword;
    if (id === undefined || paymentPassword === undefined) continue;
    const idempotencyKey = stableUuid(`withdrawal ${at} ${username}`);
    const payoutAccountId = await readPayoutAccount(context, id);
    if (payoutAccountId === undefined || (await isKnown(context, id, idempotencyKey))) continue;
    const actor = {
      memberId: id,
      sessionId: 0n,
      username,
      type: 0,
      currency,
      language: 'en',
    } as const;
    const wanted = { idempotencyKey, method: payout, payoutAccountId, amount };
    const input = { ...wanted, paymentPassword };
    const made = await requestWithdrawal(context, actor, input, watchWithdrawal);
    if (rejectedWith !== undefined) await reject(context, made.id, rejectedWith);
  }
}

async function isKnown(
  { database }: Context,
  member: bigint,
  idempotencyKey: string,
): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT 1 FROM withdrawals WHERE member_id = $1 AND idempotency_key = $2',
    [member, idempotencyKey],
  );
  return rows.length > 0;
}

async function readPayoutAccount(
  { database }: Context,
  member: bigint,
): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT public_id AS id FROM payout_accounts
      WHERE member_id = $1 AND removed_at IS NULL ORDER BY payout_accounts.id LIMIT 1`,
    [member],
  );
  return rows[0]?.id;
}

async function reject(context: Context, withdrawalId: string, reason: string): Promise<void> {
  const { rows } = await context.database.query<{
    staffId: bigint;
    username: string;
    role: string;
  }>(`SELECT id AS "staffId", username, role FROM staff_members WHERE username = 'zawadi'`);
  const [staff] = rows;
  if (!staff) return;
  const actor = { ...staff, sessionId: 0n, permissions: new Set<string>() };
  await rejectWithdrawal(context, actor, { withdrawalId, reason, ip: '127.0.0.1' });
}

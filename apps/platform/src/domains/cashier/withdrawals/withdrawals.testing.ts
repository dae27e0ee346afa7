/** Members who can be paid, and short ways through their withdrawals, for tests. */
import { randomUUID } from 'node:crypto';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import {
  accountOf,
  addAccount,
  paymentPassword,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';
import type { StaffLogin } from '#domains/staff/staff.testing.ts';
import { readWalletIds } from '#domains/wallet/ledger/accounts.ts';
import { operatorAccountIn } from '#domains/wallet/ledger/operator-account.ts';
import { lockAccounts, writeTransfers } from '#domains/wallet/ledger/ledger.ts';
import {
  giveMoney,
  type NewMember,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { callBack, payoutReport } from '#domains/cashier/cashier.testing.ts';

/** With a payment password, money and a number of his own. */
export type RichMember = NewMember & { payoutAccountId: string };

export async function richMember(
  platform: TestPlatform,
  amount = 100_000n,
  account: { number?: string } = {},
): Promise<RichMember> {
  const member = await registerTestMember(platform);
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  await giveMoney(platform, member.id, amount);
  return { ...member, payoutAccountId: await accountOf(addAccount(platform, member, account)) };
}

export function askFor(platform: TestPlatform, member: RichMember, amount: string, more = {}) {
  return platform.player('POST /wps/cashier/withdrawals', {
    token: member.token,
    body: {
      idempotencyKey: randomUUID(),
      method: 'pesa-pepe-payout',
      payoutAccountId: member.payoutAccountId,
      amount,
      paymentPassword,
      ...more,
    },
  });
}

export function quote(platform: TestPlatform, member: NewMember, amount: string, more = {}) {
  return platform.player('POST /wps/cashier/withdrawals/quote', {
    token: member.token,
    body: { method: 'pesa-pepe-payout', amount, ...more },
  });
}

export function approveBy(platform: TestPlatform, staff: StaffLogin, id: string) {
  return platform.staff(`POST /bo/withdrawals/${id}/approve`, { token: staff.token, body: {} });
}

/** A withdrawal whose rail says that it paid. */
export async function paidWithdrawal(
  platform: TestPlatform,
  staff: StaffLogin,
  more: { member?: RichMember; amount?: string } = {},
) {
  const member = more.member ?? (await richMember(platform));
  const asked = await askFor(platform, member, more.amount ?? '300');
  if (!asked.success) throw new Error(`Not asked for: ${asked.text}`);
  const { id, net } = asked.value as { id: string; net: string };
  if (asked.value.status === 'requested') await approveBy(platform, staff, id);
  await callBack(platform, payoutReport(id, 'paid', { amount: net }));
  return { member, id };
}

let stakes = 1_000_000_000n;

/** A settled stake of a round in one call, as the ledger has it. Minor units of KES. */
export async function stake(
  { context: { database } }: Pick<TestPlatform, 'context'>,
  memberId: bigint,
  amount: bigint,
  validAmount: bigint | null = null,
): Promise<void> {
  const [wallet] = await readWalletIds(database, [memberId]);
  if (!wallet) throw new Error('The member has no wallet.');
  await inTransaction(database, async (transaction) => {
    const locked = await lockAccounts(transaction, [wallet.cash]);
    const credit = await operatorAccountIn(transaction, 'game_revenue', 'test', 'KES');
    stakes += 1n;
    const { cash: debit } = wallet;
    locked.plan({ debit, credit, amount, code: 'stake', reference: stakes, validAmount });
    await writeTransfers(transaction, locked);
  });
}

/** Hours of a method around the brand's now, in words of SQL; none: it never closes. */
export async function setHours(
  { owner }: Pick<TestPlatform, 'owner'>,
  code: string,
  hours?: readonly [from: string, to: string],
): Promise<void> {
  const clock = `(now() AT TIME ZONE 'Africa/Nairobi')::time`;
  const at = (offset = '') => (hours ? `${clock} + interval '${offset}'` : 'NULL');
  await owner.query(
    `UPDATE payment_methods SET opens_at = ${at(hours?.[0])}, closes_at = ${at(hours?.[1])}
      WHERE code = $1`,
    [code],
  );
}

/** The brand's rules as a test needs them; what is not said is not asked. */
export async function setRules(
  { owner }: Pick<TestPlatform, 'owner'>,
  rules: Record<string, string | number | boolean | bigint> = {},
): Promise<void> {
  await owner.query('DELETE FROM withdrawal_rules');
  const names = Object.keys(rules);
  const places = names.map((_, at) => `, $${at + 1}`).join('');
  await owner.query(
    `INSERT INTO withdrawal_rules (brand${names.map((name) => `, ${name}`).join('')})
     VALUES ('bahati'${places})`,
    Object.values(rules),
  );
}

/** A picture a member sent, not yet spoken of. */
export async function sentPicture(
  { owner }: Pick<TestPlatform, 'owner'>,
  memberId: bigint,
): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO uploads (id, owner, format, width, height, bytes)
     VALUES ($1, $2, 'png', 4, 3, 100)`,
    [id, `member:${memberId}`],
  );
  return id;
}

/** What the demo brand lets members send each other along the tree, and what some have sent. */
import type { Database } from '@bahati/server-kit/database.ts';
import { sendToMember } from '#domains/agency/transfers/send-to-member.ts';
import type { Context } from '#platform/context.ts';
import { type DemoLogin, memberId } from './seed-people.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';
import { stableUuid } from './stable-uuid.ts';

export async function seedTransferRules(
  owner: Database,
  { code, perShilling }: Pick<SeededBrand, 'code' | 'perShilling'> = kenya,
): Promise<void> {
  await owner.query(
    `INSERT INTO member_transfer_rules
       (brand, is_down_open, is_up_open, minimum, maximum, daily_cap, daily_count)
     VALUES ($1, true, true, 5000 * $2::bigint, 5000000 * $2::bigint, 10000000 * $2::bigint, 20)
     ON CONFLICT (brand) DO NOTHING`,
    [code, perShilling],
  );
}

const sent: readonly { from: string; to?: string; amount: string }[] = [
  { from: 'rehema', to: 'juma', amount: '12000.00' },
  { from: 'juma', to: 'furaha', amount: '1500.00' },
  { from: 'juma', to: 'jabali', amount: '750.00' },
  { from: 'furaha', amount: '200.00' },
];

/** By the same use case as any; what was sent at an earlier start is not sent again. */
export async function seedTransfers(
  context: Context,
  logins: DemoLogin[],
  { currency }: SeededBrand = kenya,
): Promise<void> {
  for (const [at, { from, to, amount }] of sent.entries()) {
    const login = logins.find(({ username }) => username === from);
    const id = await memberId(context, from);
    if (!login?.paymentPassword || id === undefined) continue;
    const idempotencyKey = stableUuid(`transfer ${at} ${from}`);
    const { rows } = await context.database.query(
      'SELECT 1 FROM member_transfers WHERE payer_id = $1 AND idempotency_key = $2',
      [id, idempotencyKey],
    );
    if (rows.length > 0) continue;
    const actor = {
      memberId: id,
      sessionId: 0n,
      username: from,
      type: login.agent?.type ?? 0,
      currency,
      language: 'en',
    } as const;
    const { paymentPassword } = login;
    const way =
      to === undefined ? { direction: 'up' as const } : { direction: 'down' as const, payee: to };
    await sendToMember(context, actor, { ...way, idempotencyKey, amount, paymentPassword });
  }
}

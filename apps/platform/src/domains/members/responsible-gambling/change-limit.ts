/** Setting, ending and keeping limits on play: by the member, and by staff for the operator. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import {
  type LimitSource,
  type PlayLimit,
  setLimit,
  withdrawChange,
} from '#domains/wallet/limits/limits.ts';
import { measureText, type WhosePlay } from './gambling-controls.ts';
import { limitAmount } from '#domains/members/members.ts';

/** Who wants it, for the audit log. */
export type Asker = {
  username: string;
  source: LimitSource;
  reason?: string | undefined;
  ip?: string | undefined;
};

type NamedLimit = Pick<PlayLimit, 'kind' | 'period'>;

/**
 * A stricter limit counts at once, a higher one or none (null) in a day.
 * Refuses `limit_out_of_range`.
 */
export async function changeLimit(
  { database, config }: Context,
  { memberId, currency }: WhosePlay,
  asker: Asker,
  wanted: NamedLimit & { amount: string | null },
): Promise<void> {
  const { kind, period } = wanted;
  const amount = wanted.amount === null ? null : limitAmount(wanted, wanted.amount, currency);
  if (amount === undefined) throw new Refusal('limit_out_of_range');
  const { source } = asker;
  const told = (measure: bigint | null | undefined) =>
    measure === null || measure === undefined ? null : measureText(kind, measure, currency);
  await inTransaction(database, async (transaction) => {
    const named = { ownerId: memberId, kind, period, source };
    const before = await setLimit(transaction, config.BRAND, { ...named, amount });
    await recordAudit(transaction, {
      ...audited(memberId, asker),
      action: 'member.limit_changed',
      before: { kind, period, amount: told(before?.amount) },
      after: { kind, period, amount: told(amount), source },
    });
  });
}

/** Keeps the limit that stands. Refuses `no_change_waits`. */
export async function keepLimit(
  { database }: Context,
  memberId: bigint,
  asker: Asker,
  { kind, period }: NamedLimit,
): Promise<void> {
  const { source } = asker;
  await inTransaction(database, async (transaction) => {
    const named = { ownerId: memberId, kind, period, source };
    if (!(await withdrawChange(transaction, named))) throw new Refusal('no_change_waits');
    await recordAudit(transaction, {
      ...audited(memberId, asker),
      action: 'member.limit_kept',
      after: { kind, period, source },
    });
  });
}

export function audited(memberId: bigint, { username, reason, ip }: Asker) {
  return { actor: username, subject: `member:${memberId}`, reason, ip };
}

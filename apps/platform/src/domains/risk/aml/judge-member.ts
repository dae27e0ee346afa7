/** The rules over payments of one member: what they find is a case, whoever had them looked at. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { countedZone } from '#domains/records/records.ts';
import { type Alert, judgePayment } from './aml.rules.ts';
import { readThresholds } from './aml-thresholds.ts';
import { readMemberFacts, readSpoken } from './member-payments.ts';
import { raiseAlerts } from './raise-alerts.ts';

/** What each look of one moment goes by. */
export type Look = Awaited<ReturnType<typeof readThresholds>> & { timeZone: string };

export async function beginLook(context: Context, transaction: Transaction): Promise<Look> {
  const timeZone = await countedZone(context, transaction);
  return { timeZone, ...(await readThresholds(transaction, context.config.BRAND)) };
}

type Looked = {
  memberId: bigint;
  /** The payments that are judged. */
  subjects: ReadonlySet<string>;
  /** Those after it are not known yet. */
  through: Date;
};

/** True where something is found and staff have not let the member's withdrawals go on. */
export async function judgeMember(
  transaction: Transaction,
  { timeZone, ...sheet }: Look,
  { memberId, subjects, through }: Looked,
): Promise<boolean> {
  const facts = await readMemberFacts(transaction, memberId, { through, timeZone });
  const spoken = await readSpoken(transaction, memberId);
  const found = facts.payments
    .filter(({ id }) => subjects.has(id))
    .flatMap((payment) => judgePayment(sheet.rules, facts, payment, spoken));
  return raiseAlerts(transaction, { memberId, ...sheet }, newestOfEach(found));
}

/** A rule that found twice in one look has found the later one, which holds the earlier. */
function newestOfEach(alerts: readonly Alert[]): Alert[] {
  return [...new Map(alerts.map((alert) => [alert.rule, alert])).values()];
}

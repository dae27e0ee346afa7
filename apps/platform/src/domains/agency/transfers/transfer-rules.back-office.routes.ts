/** The back office's calls about the rules of transfers between members. */
import type { boTransferRuleCalls } from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeRules, readRules } from '#domains/system/approvals/approvals.ts';
import { transferRuleBook as book } from './transfer-rule-book.ts';

export function transferRulesBackOffice(
  context: Context,
): Handlers<typeof boTransferRuleCalls, PlatformActors> {
  return {
    'GET /bo/transferRules': () => readRules(context, context.database, book),
    'POST /bo/transferRules': ({ body, actor, ip }) =>
      changeRules(context, actor, book, { ...body, ip }),
  };
}

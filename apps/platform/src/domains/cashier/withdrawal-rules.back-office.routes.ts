/** The back office's calls about the rules of withdrawals. */
import type { boWithdrawalRuleCalls } from '@bahati/contract/back-office/money-rules.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeRules, readRules } from '#domains/system/rule-changes.ts';
import { withdrawalRuleBook as book } from './withdrawal-rule-book.ts';

export function withdrawalRulesBackOffice(
  context: Context,
): Handlers<typeof boWithdrawalRuleCalls, PlatformActors> {
  return {
    'GET /bo/withdrawalRules': () => readRules(context, context.database, book),
    'POST /bo/withdrawalRules': ({ body, actor, ip }) =>
      changeRules(context, actor, book, { ...body, ip }),
  };
}

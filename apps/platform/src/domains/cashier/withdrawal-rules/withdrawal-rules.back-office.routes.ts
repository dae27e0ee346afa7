/** The back office's calls about the rules of withdrawals, and the hours of the queues. */
import type {
  boQueueRuleCalls,
  boWithdrawalRuleCalls,
} from '@bahati/contract/back-office/cashier/money-rules.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeRules, readRules } from '#domains/system/approvals/approvals.ts';
import { queueRuleBook } from '#domains/cashier/queues/queues.ts';
import type { boCashierRuleCalls } from '@bahati/contract/back-office/cashier/cashier-rules.ts';
import { cashierRuleBook } from './cashier-rule-book.ts';
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

export function queueRulesBackOffice(
  context: Context,
): Handlers<typeof boQueueRuleCalls, PlatformActors> {
  return {
    'GET /bo/queueRules': () => readRules(context, context.database, queueRuleBook),
    'POST /bo/queueRules': ({ body, actor, ip }) =>
      changeRules(context, actor, queueRuleBook, { ...body, ip }),
  };
}

export function cashierRulesBackOffice(
  context: Context,
): Handlers<typeof boCashierRuleCalls, PlatformActors> {
  return {
    'GET /bo/cashierRules': () => readRules(context, context.database, cashierRuleBook),
    'POST /bo/cashierRules': ({ body, actor, ip }) =>
      changeRules(context, actor, cashierRuleBook, { ...body, ip }),
  };
}

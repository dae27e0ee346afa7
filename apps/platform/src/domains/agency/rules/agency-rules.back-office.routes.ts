/** The back office's calls about the rules of agency contracts. */
import type { boAgencyRuleCalls } from '@bahati/contract/back-office/agency/agency-rules.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeRules } from '#domains/system/approvals/approvals.ts';
import { agencyRuleBook, readAgencyRuleSheet } from './agency-rule-book.ts';

export function agencyRulesBackOffice(
  context: Context,
): Handlers<typeof boAgencyRuleCalls, PlatformActors> {
  return {
    'GET /bo/agencyRules': () => readAgencyRuleSheet(context),
    'POST /bo/agencyRules': async ({ body, actor, ip }) => {
      await changeRules(context, actor, agencyRuleBook, { ...body, ip });
      return readAgencyRuleSheet(context);
    },
  };
}

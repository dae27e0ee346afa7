/** The calls by which staff read and change the sheets of the brand's settings. */
import type { boBrandRuleCalls } from '@bahati/contract/back-office/system/brand-rules.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeRules, readRules } from '#domains/system/approvals/approvals.ts';
import {
  brandCompanyBook,
  brandContactsBook,
  brandLobbyBook,
  brandProtectionBook,
} from './brand-rule-books.ts';
import { assertHostsFree } from './hosts.ts';

export function brandRulesBackOffice(
  context: Context,
): Handlers<typeof boBrandRuleCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/brand/company': () => readRules(context, database, brandCompanyBook),
    'POST /bo/brand/company': async ({ body, actor, ip }) => {
      await assertHostsFree(context, body.rules);
      return changeRules(context, actor, brandCompanyBook, { ...body, ip });
    },
    'GET /bo/brand/protection': () => readRules(context, database, brandProtectionBook),
    'POST /bo/brand/protection': ({ body, actor, ip }) =>
      changeRules(context, actor, brandProtectionBook, { ...body, ip }),
    'GET /bo/brand/lobby': () => readRules(context, database, brandLobbyBook),
    'POST /bo/brand/lobby': ({ body, actor, ip }) =>
      changeRules(context, actor, brandLobbyBook, { ...body, ip }),
    'GET /bo/brand/contacts': () => readRules(context, database, brandContactsBook),
    'POST /bo/brand/contacts': ({ body, actor, ip }) =>
      changeRules(context, actor, brandContactsBook, { ...body, ip }),
  };
}

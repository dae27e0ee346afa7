/** The calls by which staff say how the brand stands. */
import type { boBrandCalls } from '@bahati/contract/back-office/system/brand.ts';
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
import {
  changeChat,
  changeFlag,
  changeLanguages,
  changeMaintenance,
  changeRegions,
  readBrandSettings,
} from './change-brand.ts';
import { readBrand } from './read-brand.ts';
import { assertHostsFree } from './hosts.ts';
import { changeTheme } from './change-theme.ts';

export function brandBackOffice(context: Context): Handlers<typeof boBrandCalls, PlatformActors> {
  const { database, config } = context;
  return {
    'GET /bo/brand': () => readBrandSettings(database, config.BRAND),
    'GET /bo/brand/header': async () => {
      const { name, logoText, logoPicture } = await readBrand(database, config.BRAND);
      return { name, logoText, logoPicture };
    },
    'POST /bo/brand/maintenance': ({ actor, body, ip }) =>
      changeMaintenance(context, actor, { ...body, ip }),
    'POST /bo/brand/regions': ({ actor, body, ip }) =>
      changeRegions(context, actor, { ...body, ip }),
    'POST /bo/brand/flags/:flag': ({ actor, params, body, ip }) =>
      changeFlag(context, actor, { ...params, ...body, ip }),
    'POST /bo/brand/languages': ({ actor, body, ip }) =>
      changeLanguages(context, actor, { ...body, ip }),
    'POST /bo/brand/chat': ({ actor, body, ip }) => changeChat(context, actor, { ...body, ip }),
    'POST /bo/brand/theme': ({ actor, body, ip }) => changeTheme(context, actor, { ...body, ip }),
  };
}

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

/**
 * Fills a database with the demo brand, its people and their play: safe to run at every start,
 * refused in production. `node apps/platform/seed/seed.ts`
 */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { platformConfig } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import { seedBanners } from './seed-banners.ts';
import { seedBrand } from './seed-brand.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedAnnouncements, seedInbox } from './seed-content.ts';
import { seedDeposits } from './seed-deposits.ts';
import { seedKycGates, seedPapers } from './seed-kyc.ts';
import { seedHelpLines, seedLimits } from './seed-limits.ts';
import { seedMemberTags } from './seed-member-tags.ts';
import { seedPayoutAccounts } from './seed-payout-accounts.ts';
import { readDemoLogins, seedMembers } from './seed-people.ts';
import { seedRebate } from './seed-rebate.ts';
import { seedResources } from './seed-resources.ts';
import { seedStaff } from './seed-staff.ts';
import { seedSupport } from './seed-support.ts';
import { seedTransfers } from './seed-transfers.ts';
import { seedTaxRates } from './seed-tax-rates.ts';
import { seedWithdrawalRules } from './seed-withdrawal-rules.ts';
import { seedWithdrawals } from './seed-withdrawals.ts';

await runMain(async () => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new StartError('The demo brand and its logins are refused in production.');
  }
  const config = platformConfig(process.env);
  const log = createLog('seed', config.LOG_LEVEL);
  const onIdleError = (error: Error) => log.warn({ err: error }, 'idle connection lost');
  const owner = openDatabase(config.DATABASE_URL, {
    applicationName: 'bahati seed',
    maxConnections: 2,
    onIdleError,
  });
  const database = openDatabase(config.DATABASE_URL, {
    role: 'bahati_app',
    applicationName: 'bahati seed',
    maxConnections: 4,
    onIdleError,
  });
  const context: Context = {
    database,
    config,
    log,
    now: () => new Date(),
    announceBalance: () => undefined,
  };
  try {
    await seedBrand(owner);
    await seedHelpLines(owner);
    await seedRebate(owner);
    await seedSupport(owner);
    await seedResources(owner);
    await seedCatalogue(owner, config.GAMES_ORIGIN);
    await seedAnnouncements(owner);
    await seedBanners(owner);
    const logins = await readDemoLogins();
    const of = (kind: 'member' | 'staff') => logins.filter(({ who }) => who === kind);
    await seedMembers(context, of('member'));
    await seedPayoutAccounts(context, of('member'));
    await seedLimits(context, of('member'));
    await seedStaff(owner, of('staff'));
    await seedDeposits(context);
    await seedTransfers(context, of('member'));
    // After the opening money of the demo's people, whose figures so stay round.
    await seedTaxRates(owner);
    await seedWithdrawalRules(owner);
    await seedWithdrawals(context, of('member'));
    await seedKycGates(owner);
    await seedMemberTags(owner);
    await seedPapers(context);
    await seedInbox(context, of('member'));
  } finally {
    await Promise.all([owner.end(), database.end()]);
  }
});

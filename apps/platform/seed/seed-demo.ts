/** One brand of the demo, its people and their play; run again it adds nothing. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { awaitHistory } from './await-history.ts';
import { seedBanners } from './seed-banners.ts';
import { seedBrand } from './seed-brand.ts';
import { seedCampaigns } from './rewards/seed-campaigns.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedAnnouncements, seedInbox } from './seed-content.ts';
import { seedDeposits } from './cashier/seed-deposits.ts';
import { seedKycGates, seedDocuments } from './seed-kyc.ts';
import { seedDraws } from './rewards/seed-draws.ts';
import { seedFreeRounds } from './rewards/seed-free-rounds.ts';
import { seedHelpLines, seedLimits } from './seed-limits.ts';
import { seedMemberTags } from './seed-member-tags.ts';
import { seedMissions } from './rewards/seed-missions.ts';
import { seedPayoutAccounts } from './cashier/seed-payout-accounts.ts';
import { readDemoLogins, seedMembers } from './seed-people.ts';
import { seedProgrammes } from './rewards/seed-programmes.ts';
import { seedOpeningPoints, seedPointsMall } from './rewards/seed-points.ts';
import { seedRebate } from './seed-rebate.ts';
import { seedResources } from './seed-resources.ts';
import { seedSignInProviders } from './seed-sign-in-providers.ts';
import { seedStaff } from './seed-staff.ts';
import { seedSupport } from './seed-support.ts';
import { seedTransfers } from './seed-transfers.ts';
import { seedTaxRates } from './cashier/seed-tax-rates.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';
import { seedWithdrawalRules } from './cashier/seed-withdrawal-rules.ts';
import { seedWithdrawals } from './cashier/seed-withdrawals.ts';

export async function seedDemo(
  context: Context,
  owner: Database,
  brand: SeededBrand = kenya,
): Promise<void> {
  if (process.env['DEMO_PAST'] === 'on') await awaitHistory(owner);
  await seedBrand(owner, brand);
  await seedHelpLines(owner, brand);
  await seedRebate(owner, brand);
  await seedMissions(owner, brand);
  await seedProgrammes(owner, brand);
  await seedSupport(owner);
  await seedSignInProviders(owner, context.config.GATEWAY_URL, brand);
  await seedResources(owner, brand);
  const { GAMES_ORIGIN, PROGRAM_ORIGINS } = context.config;
  const sportsbook = PROGRAM_ORIGINS['SPORTSBOOK'] ?? 'http://127.0.0.1:8084';
  const lottery = PROGRAM_ORIGINS['LOTTERY'] ?? 'http://127.0.0.1:8086';
  await seedCatalogue(owner, { games: GAMES_ORIGIN, sportsbook, lottery }, brand);
  await seedAnnouncements(owner);
  await seedBanners(owner);
  await seedCampaigns(owner, brand);
  const logins = await readDemoLogins(brand);
  const of = (kind: 'member' | 'staff') => logins.filter(({ who }) => who === kind);
  await seedMembers(context, of('member'), brand);
  await seedPayoutAccounts(context, of('member'));
  await seedLimits(context, of('member'), brand);
  await seedStaff(owner, of('staff'));
  await seedDeposits(context, brand);
  await seedTransfers(context, of('member'), brand);
  // After the opening money of the demo's people, whose figures so stay round.
  await seedTaxRates(owner, brand);
  await seedWithdrawalRules(owner, brand);
  await seedWithdrawals(context, of('member'), brand);
  await seedKycGates(owner, brand);
  await seedMemberTags(owner, brand);
  await seedDocuments(context, brand);
  await seedInbox(context, of('member'));
  if (brand.flags.points !== false) {
    await seedPointsMall(owner);
    await seedOpeningPoints(context, of('member'));
  }
  await seedFreeRounds(context, brand);
  await seedDraws(context, brand);
}

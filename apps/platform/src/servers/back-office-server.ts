/** The server of the back office: every call needs staff and a right. */
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { boAdjustmentCalls } from '@bahati/contract/back-office/cashier/adjustments.ts';
import { boAmlCalls } from '@bahati/contract/back-office/risk/aml.ts';
import { boAnomalyCalls } from '@bahati/contract/back-office/risk/anomalies.ts';
import { boAnnouncementCalls } from '@bahati/contract/back-office/content/announcements.ts';
import { boApprovalCalls } from '@bahati/contract/back-office/system/approvals.ts';
import { boBannerCalls } from '@bahati/contract/back-office/content/banners.ts';
import { boBrandCalls } from '@bahati/contract/back-office/system/brand.ts';
import { boBrandRuleCalls } from '@bahati/contract/back-office/system/brand-rules.ts';
import { boCannedReplyCalls } from '@bahati/contract/back-office/support/canned-replies.ts';
import { boCashierRuleCalls } from '@bahati/contract/back-office/cashier/cashier-rules.ts';
import { boCashierCalls } from '@bahati/contract/back-office/cashier/cashier.ts';
import { boChatModelCalls } from '@bahati/contract/back-office/support/chat-models.ts';
import { boClaimCalls } from '@bahati/contract/back-office/cashier/claims.ts';
import { boContentCalls } from '@bahati/contract/back-office/content/feedback.ts';
import { boExportCalls } from '@bahati/contract/back-office/insight/exports.ts';
import { boHelpTopicCalls } from '@bahati/contract/back-office/content/help-topics.ts';
import { boIdentityCalls } from '@bahati/contract/back-office/identity/identity.ts';
import { boBrandSumCalls } from '@bahati/contract/back-office/insight/brand-sums.ts';
import { boInsightCalls } from '@bahati/contract/back-office/insight/insight.ts';
import { boKycCalls } from '@bahati/contract/back-office/kyc/kyc.ts';
import { boLimitCalls } from '@bahati/contract/back-office/responsible-gambling/limits.ts';
import { boMailingCalls } from '@bahati/contract/back-office/content/mailings.ts';
import { boMemberCalls } from '@bahati/contract/back-office/members/members.ts';
import { boMessageCalls } from '@bahati/contract/back-office/messaging/messages.ts';
import { boResourceCalls } from '@bahati/contract/back-office/system/resources.ts';
import { boNoteCalls } from '@bahati/contract/back-office/members/notes.ts';
import {
  boBetCalls,
  boLoginCalls,
  boMemberInboxCalls,
  boMemberRebateCalls,
  boRelatedCalls,
} from '@bahati/contract/back-office/members/member-card.ts';
import { boFindCalls } from '@bahati/contract/back-office/staff/find.ts';
import { boDuplicateCalls } from '@bahati/contract/back-office/members/duplicates.ts';
import { backOfficePaths } from '@bahati/contract/back-office/paths.ts';
import { boPersonalCalls } from '@bahati/contract/back-office/members/personal.ts';
import { boRecoveryCalls } from '@bahati/contract/back-office/members/recovery.ts';
import { boOperationsCalls } from '@bahati/contract/back-office/operations/operations.ts';
import { boReportScheduleCalls } from '@bahati/contract/back-office/records/report-schedules.ts';
import { boReportCalls } from '@bahati/contract/back-office/records/reports.ts';
import { boSupportCalls } from '@bahati/contract/back-office/support/support.ts';
import { boSystemCalls } from '@bahati/contract/back-office/system/address-blocks.ts';
import {
  boQueueRuleCalls,
  boWithdrawalRuleCalls,
} from '@bahati/contract/back-office/cashier/money-rules.ts';
import { boTaxCalls } from '@bahati/contract/back-office/tax/taxes.ts';
import { staffCalls } from '@bahati/contract/back-office/staff/staff.ts';
import { boStaffBrandCalls } from '@bahati/contract/back-office/staff/staff-brands.ts';
import { boStaffNetworkCalls } from '@bahati/contract/back-office/staff/staff-networks.ts';
import { boStaffRoleCalls } from '@bahati/contract/back-office/staff/staff-roles.ts';
import {
  boOwnAccountCalls,
  boStaffPeopleCalls,
} from '@bahati/contract/back-office/staff/staff-people.ts';
import { boViewCalls } from '@bahati/contract/back-office/insight/views.ts';
import { boPaymentMethodCalls } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { boWithdrawalCalls } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { type HttpServer } from '@bahati/server-kit/http-server.ts';
import { type LooseHandler, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { serveApiPage } from './api-page.ts';
import { serveAgency } from './back-office-agency.ts';
import { serveGames } from './back-office-games.ts';
import { serveRewards } from './back-office-rewards.ts';
import { changeKinds } from '#platform/access/change-kinds.ts';
import type { Context } from '#platform/context.ts';
import { everyJob } from '#platform/jobs.ts';
import { assertMay, permissionFor } from '#platform/access/permissions.ts';
import { createRateLimiter } from './rate-limit.ts';
import { adjustmentsBackOffice } from '#domains/cashier/adjustments/adjustments.back-office.routes.ts';
import { cashierBackOffice } from '#domains/cashier/cashier.back-office.routes.ts';
import { claimsBackOffice } from '#domains/cashier/claims/claims.back-office.routes.ts';
import { paymentMethodsBackOffice } from '#domains/cashier/payment-methods/payment-methods.back-office.routes.ts';
import {
  queueRulesBackOffice,
  cashierRulesBackOffice,
  withdrawalRulesBackOffice,
} from '#domains/cashier/withdrawal-rules/withdrawal-rules.back-office.routes.ts';
import { withdrawalsBackOffice } from '#domains/cashier/withdrawals.back-office.routes.ts';
import { announcementsBackOffice } from '#domains/content/announcements/announcements.back-office.routes.ts';
import { bannersBackOffice } from '#domains/content/banners/banners.back-office.routes.ts';
import { contentBackOffice } from '#domains/content/content.back-office.routes.ts';
import {
  serveContentPictures,
  takeContentPictures,
} from '#domains/content/banners/content-picture-routes.ts';
import { helpBackOffice } from '#domains/content/help/help.back-office.routes.ts';
import { mailingsBackOffice } from '#domains/content/mailings/mailings.back-office.routes.ts';
import { memberBetsBackOffice } from '#domains/gaming/rounds/member-bets.back-office.routes.ts';
import { identityBackOffice } from '#domains/identity/identity.back-office.routes.ts';
import { exportsBackOffice, viewsBackOffice } from '#domains/insight/insight.ts';
import { serveListFiles } from '#domains/insight/list-files-route.ts';
import { brandSumsBackOffice } from '#domains/insight/brand-sums.back-office.routes.ts';
import { insightBackOffice } from '#domains/insight/insight.back-office.routes.ts';
import { duplicatesBackOffice } from '#domains/kyc/duplicates.back-office.routes.ts';
import { kycBackOffice } from '#domains/kyc/kyc.back-office.routes.ts';
import { limitsBackOffice } from '#domains/members/responsible-gambling/limits.back-office.routes.ts';
import { membersBackOffice } from '#domains/members/staff-view/members.back-office.routes.ts';
import { notesBackOffice } from '#domains/members/staff-view/notes.back-office.routes.ts';
import { memberCardBackOffice } from '#domains/members/staff-view/member-card.back-office.routes.ts';
import { recoveryBackOffice } from '#domains/members/recovery/recovery.back-office.routes.ts';
import { personalBackOffice } from '#domains/members/profile/personal.back-office.routes.ts';
import { messagingBackOffice } from '#domains/messaging/messaging.back-office.routes.ts';
import { operationsBackOffice } from '#domains/operations/operations.back-office.routes.ts';
import { recordsBackOffice } from '#domains/records/records.back-office.routes.ts';
import { serveReportFiles, serveReportRunFiles } from '#domains/records/reports/reports.ts';
import { reportSchedulesBackOffice } from '#domains/records/reports/report-schedules.back-office.routes.ts';
import { taxesBackOffice } from '#domains/records/tax/taxes.back-office.routes.ts';
import { anomaliesBackOffice } from '#domains/risk/anomalies/anomalies.back-office.routes.ts';
import { amlBackOffice } from '#domains/risk/aml/aml.back-office.routes.ts';
import { authenticateStaff, staffOfSession } from '#domains/staff/staff.ts';
import { serveAmlReportFiles } from '#domains/risk/aml/aml.ts';
import { admissionsOf } from '#domains/staff/brands/brands.ts';
import { staffBrandsBackOffice } from '#domains/staff/brands/staff-brands.back-office.routes.ts';
import { findBackOffice } from '#domains/staff/find/find.back-office.routes.ts';
import { staffBackOffice } from '#domains/staff/staff.back-office.routes.ts';
import { ownAccountBackOffice } from '#domains/staff/people/own-account.back-office.routes.ts';
import { staffNetworksBackOffice } from '#domains/staff/networks/staff-networks.back-office.routes.ts';
import { staffPeopleBackOffice } from '#domains/staff/people/staff-people.back-office.routes.ts';
import { staffRolesBackOffice } from '#domains/staff/roles/staff-roles.back-office.routes.ts';
import { serveDeskImages } from '#domains/support/desk-image-route.ts';
import { chatModelsBackOffice } from '#domains/support/chat-models/chat-models.back-office.routes.ts';
import { repliesBackOffice } from '#domains/support/replies/replies.back-office.routes.ts';
import { supportBackOffice } from '#domains/support/support.back-office.routes.ts';
import { approvalsBackOffice } from '#domains/system/approvals/approvals.back-office.routes.ts';
import { brandBackOffice } from '#domains/system/brand/brand.back-office.routes.ts';
import { brandRulesBackOffice } from '#domains/system/brand-rules/brand-rules.back-office.routes.ts';
import { resourcesBackOffice } from '#domains/system/resources/resources.back-office.routes.ts';
import { systemBackOffice } from '#domains/system/visitors/system.back-office.routes.ts';
import { serveUploads } from '#domains/system/uploads/uploads-route.ts';
import {
  type AppParts,
  depositedBy,
  newServer,
  servePages,
  serving,
  strictPolicy,
} from './serving.ts';

export async function createBackOfficeServer(
  context: Context,
  parts: AppParts,
): Promise<HttpServer> {
  const server = newServer(context, parts.health);
  const limit = createRateLimiter(context.config.RATE_LIMIT_FACTOR);
  const served = new Map<string, LooseHandler>();
  const options = {
    ...serving(context, limit),
    onServed: (key: string, handler: LooseHandler) => served.set(key, handler),
  };
  serveStaff(server, context, options);
  serveMembers(server, context, parts, options);
  serveAgency(server, context, options);
  serveRewards(server, context, options);
  serveCalls(server, boCashierCalls, cashierBackOffice(context), options);
  serveCalls(server, boPaymentMethodCalls, paymentMethodsBackOffice(context), options);
  serveCalls(server, boQueueRuleCalls, queueRulesBackOffice(context), options);
  serveCalls(server, boWithdrawalRuleCalls, withdrawalRulesBackOffice(context), options);
  serveCalls(server, boCashierRuleCalls, cashierRulesBackOffice(context), options);
  serveCalls(server, boWithdrawalCalls, withdrawalsBackOffice(context), options);
  serveCalls(server, boClaimCalls, claimsBackOffice(context), options);
  serveCalls(server, boAdjustmentCalls, adjustmentsBackOffice(context), options);
  serveCalls(server, boMessageCalls, messagingBackOffice(context), options);
  serveCalls(server, boIdentityCalls, identityBackOffice(context), options);
  serveContentCalls(server, context, options);
  serveGames(server, context, options);
  await takeContentPictures(server, context, limit, ({ headers, ip }) =>
    authenticateStaff(context, { authorization: headers.authorization, ip }, 'content.change'),
  );
  serveContentPictures(server, context);
  serveCalls(server, boSystemCalls, systemBackOffice(context), options);
  serveCalls(server, boOperationsCalls, operationsBackOffice(context, everyJob), options);
  const recordCalls = { ...boReportCalls, ...boMemberRebateCalls };
  serveCalls(server, recordCalls, recordsBackOffice(context), options);
  serveReportFiles(server, context, limit);
  serveCalls(server, boInsightCalls, insightBackOffice(context), options);
  serveCalls(server, boBrandSumCalls, brandSumsBackOffice(context, admissionsOf), options);
  serveCalls(server, boExportCalls, exportsBackOffice(context, assertMay), options);
  serveCalls(server, boViewCalls, viewsBackOffice(context), options);
  serveListFiles(server, context, {
    served,
    limit,
    staffOfSession: (id, key) => staffOfSession(context, id, permissionFor(key)),
  });
  serveRisk(server, context, options, limit);
  serveCalls(server, boSupportCalls, supportBackOffice(context), options);
  await serveDeskImages(server, context, limit, (authorization, ip) =>
    authenticateStaff(context, { authorization, ip }, 'chat.answer'),
  );
  // The desk looks at the pictures of its guests, which this site's own pages may show.
  serveUploads(server, context, limit);
  await serveApiPage(server, 'Bahati back office', [
    { name: 'back office', description: 'What staff may do.', calls: backOfficeCalls },
  ]);
  const pages = { policy: backOfficePolicy(context.config), paths: backOfficePaths };
  await servePages(server, context, parts.siteFolders?.backOffice, pages);
  return server;
}

/** Who works here, with which rights, and in which other brands. */
function serveStaff(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
): void {
  serveCalls(server, staffCalls, staffBackOffice(context), options);
  serveCalls(server, boApprovalCalls, approvalsBackOffice(context, changeKinds), options);
  serveCalls(server, boOwnAccountCalls, ownAccountBackOffice(context), options);
  serveCalls(server, boStaffPeopleCalls, staffPeopleBackOffice(context), options);
  serveCalls(server, boStaffRoleCalls, staffRolesBackOffice(context), options);
  serveCalls(server, boStaffNetworkCalls, staffNetworksBackOffice(context), options);
  serveCalls(server, boStaffBrandCalls, staffBrandsBackOffice(context), options);
}

/** What the operator says, how the brand stands, and where people turn to. */
function serveContentCalls(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
): void {
  const contentCalls = { ...boContentCalls, ...boMemberInboxCalls };
  serveCalls(server, contentCalls, contentBackOffice(context), options);
  serveCalls(server, boAnnouncementCalls, announcementsBackOffice(context), options);
  serveCalls(server, boHelpTopicCalls, helpBackOffice(context), options);
  serveCalls(server, boMailingCalls, mailingsBackOffice(context), options);
  serveCalls(server, boBannerCalls, bannersBackOffice(context), options);
  serveCalls(server, boResourceCalls, resourcesBackOffice(context), options);
  serveCalls(server, boBrandCalls, brandBackOffice(context), options);
  serveCalls(server, boBrandRuleCalls, brandRulesBackOffice(context), options);
  serveCalls(server, boChatModelCalls, chatModelsBackOffice(context), options);
  serveCalls(server, boCannedReplyCalls, repliesBackOffice(context), options);
}

/** All that is known and done about one member, and finding them. */
function serveMembers(
  server: HttpServer,
  context: Context,
  parts: AppParts,
  options: ReturnType<typeof serving>,
): void {
  serveCalls(server, boMemberCalls, membersBackOffice(context), options);
  serveCalls(server, boFindCalls, findBackOffice(context), options);
  const cardCalls = { ...boLoginCalls, ...boRelatedCalls };
  serveCalls(server, cardCalls, memberCardBackOffice(context), options);
  serveCalls(server, boBetCalls, memberBetsBackOffice(parts.gaming), options);
  serveCalls(server, boPersonalCalls, personalBackOffice(context), options);
  serveCalls(server, boRecoveryCalls, recoveryBackOffice(context), options);
  serveCalls(server, boNoteCalls, notesBackOffice(context), options);
  serveCalls(server, boKycCalls, kycBackOffice(context), options);
  serveCalls(server, boLimitCalls, limitsBackOffice(context, depositedBy(context)), options);
  serveCalls(server, boDuplicateCalls, duplicatesBackOffice(context), options);
}

/** MUI writes style elements; each carries the page's nonce. */
const backOfficePolicy = (config: Context['config']): string =>
  `${strictPolicy(config)}; style-src 'self' 'nonce-NONCE'; frame-src 'none'`;

/** Reports made by themselves, what is owed, AML cases, and figures far from their past. */
function serveRisk(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
  limit: ReturnType<typeof createRateLimiter>,
): void {
  serveCalls(server, boReportScheduleCalls, reportSchedulesBackOffice(context), options);
  serveReportRunFiles(server, context, limit);
  serveCalls(server, boTaxCalls, taxesBackOffice(context), options);
  serveCalls(server, boAmlCalls, amlBackOffice(context), options);
  serveCalls(server, boAnomalyCalls, anomaliesBackOffice(context), options);
  serveAmlReportFiles(server, context, limit);
}

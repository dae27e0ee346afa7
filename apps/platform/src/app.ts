/**
 * Every route of the platform on one page: the player-facing server (site, calls, live messages,
 * games-provider API, gateway callbacks) and the back office's.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { walletCalls as providerCalls } from '@bahati/contract/games-provider/wallet.ts';
import { gatewayCallbacks } from '@bahati/contract/payment-gateway/gateway.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { boAdjustmentCalls } from '@bahati/contract/back-office/adjustments.ts';
import { boAnnouncementCalls } from '@bahati/contract/back-office/announcements.ts';
import { boBannerCalls } from '@bahati/contract/back-office/banners.ts';
import { boBrandCalls } from '@bahati/contract/back-office/brand.ts';
import { boCashierCalls } from '@bahati/contract/back-office/cashier.ts';
import { boChatModelCalls } from '@bahati/contract/back-office/chat-models.ts';
import { boContentCalls } from '@bahati/contract/back-office/content.ts';
import { boIdentityCalls } from '@bahati/contract/back-office/identity.ts';
import { boLimitCalls } from '@bahati/contract/back-office/limits.ts';
import { boMemberCalls } from '@bahati/contract/back-office/members.ts';
import { boMessageCalls } from '@bahati/contract/back-office/messages.ts';
import { boResourceCalls } from '@bahati/contract/back-office/resources.ts';
import { boReportCalls } from '@bahati/contract/back-office/reports.ts';
import { boSupportCalls } from '@bahati/contract/back-office/support.ts';
import { boSystemCalls } from '@bahati/contract/back-office/system.ts';
import { boTransferLineCalls } from '@bahati/contract/back-office/transfer-lines.ts';
import { staffCalls } from '@bahati/contract/back-office/staff.ts';
import { boWithdrawalCalls } from '@bahati/contract/back-office/withdrawals.ts';
import { agencyCalls } from '@bahati/contract/player-site/agency.ts';
import { bannerCalls } from '@bahati/contract/player-site/banners.ts';
import { cashierCalls } from '@bahati/contract/player-site/cashier.ts';
import { depositCalls } from '@bahati/contract/player-site/deposits.ts';
import { catalogueCalls } from '@bahati/contract/player-site/catalogue.ts';
import { contentCalls } from '@bahati/contract/player-site/content.ts';
import { freePlayCalls } from '@bahati/contract/player-site/free-play.ts';
import { gamingCalls } from '@bahati/contract/player-site/gaming.ts';
import { identityCalls } from '@bahati/contract/player-site/identity.ts';
import { limitCalls } from '@bahati/contract/player-site/limits.ts';
import { lotteryCalls } from '@bahati/contract/player-site/lottery.ts';
import { memberCalls } from '@bahati/contract/player-site/members.ts';
import { passwordCalls } from '@bahati/contract/player-site/passwords.ts';
import { payoutAccountCalls } from '@bahati/contract/player-site/payout-accounts.ts';
import { profileCalls } from '@bahati/contract/player-site/profile.ts';
import { rebateCalls } from '@bahati/contract/player-site/rebate.ts';
import { recordCalls } from '@bahati/contract/player-site/records.ts';
import { resourceCalls } from '@bahati/contract/player-site/resources.ts';
import { securityCalls } from '@bahati/contract/player-site/security.ts';
import { stepUpCalls } from '@bahati/contract/player-site/step-up.ts';
import { sliderCalls } from '@bahati/contract/player-site/slider.ts';
import { socialCalls } from '@bahati/contract/player-site/social.ts';
import { supportCalls } from '@bahati/contract/player-site/support.ts';
import { systemCalls } from '@bahati/contract/player-site/system.ts';
import { transferCalls } from '@bahati/contract/player-site/transfers.ts';
import { transferWalletCalls } from '@bahati/contract/player-site/transfer-wallets.ts';
import { verificationCalls } from '@bahati/contract/player-site/verification.ts';
import { videoHost } from '@bahati/contract/player-site/video.ts';
import { walletCalls } from '@bahati/contract/player-site/wallet.ts';
import { withdrawalCalls } from '@bahati/contract/player-site/withdrawals.ts';
import { acceptForms } from '@bahati/server-kit/form-body.ts';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
} from '@bahati/server-kit/http-server.ts';
import { type ServeOptions, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { acceptSealedBodies } from '@bahati/server-kit/sealed-body.ts';
import { serveSite } from '@bahati/server-kit/site.ts';
import { serveApiPage } from '#platform/api-page.ts';
import { believeProxy } from '#platform/client-address.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { type Health, serveHealth } from '#platform/health.ts';
import { serveLive } from '#platform/live-route.ts';
import { refuseForeignOrigins } from '#platform/origin-check.ts';
import { createRateLimiter, type RateLimiter } from '#platform/rate-limit.ts';
import { permissionFor } from '#platform/permissions.ts';
import { agencyBackOffice } from '#domains/agency/agency.back-office.routes.ts';
import { agencyPlayerSite } from '#domains/agency/agency.player-site.routes.ts';
import { transfersPlayerSite } from '#domains/agency/transfers.player-site.routes.ts';
import { serveTiles } from '#domains/catalogue/tile-route.ts';
import { adjustmentsBackOffice } from '#domains/cashier/adjustments.back-office.routes.ts';
import { cashierBackOffice } from '#domains/cashier/cashier.back-office.routes.ts';
import { servePaymentGateway } from '#domains/cashier/cashier.payment-gateway.routes.ts';
import { serveRailCallbacks } from '#domains/cashier/cashier.rails.routes.ts';
import { cashierPlayerSite } from '#domains/cashier/cashier.player-site.routes.ts';
import { withdrawalsBackOffice } from '#domains/cashier/withdrawals.back-office.routes.ts';
import { withdrawalsPlayerSite } from '#domains/cashier/withdrawals.player-site.routes.ts';
import { readDeposited } from '#domains/cashier/deposit-limits.ts';
import { createCatalogue } from '#domains/catalogue/catalogue.ts';
import { cataloguePlayerSite } from '#domains/catalogue/catalogue.player-site.routes.ts';
import { announcementsBackOffice } from '#domains/content/announcements.back-office.routes.ts';
import { areVideosLetIn } from '#domains/content/banners.ts';
import { bannersBackOffice } from '#domains/content/banners.back-office.routes.ts';
import { bannersPlayerSite } from '#domains/content/banners.player-site.routes.ts';
import { contentBackOffice } from '#domains/content/content.back-office.routes.ts';
import {
  serveContentPictures,
  takeContentPictures,
} from '#domains/content/content-picture-routes.ts';
import { contentPlayerSite } from '#domains/content/content.player-site.routes.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import { registerGamesProvider } from '#domains/gaming/gaming.games-provider.routes.ts';
import { lotteryPlayerSite } from '#domains/gaming/lottery.player-site.routes.ts';
import { gamingPlayerSite } from '#domains/gaming/gaming.player-site.routes.ts';
import { transferWalletsPlayerSite } from '#domains/gaming/transfer-wallets.player-site.routes.ts';
import { identityBackOffice } from '#domains/identity/identity.back-office.routes.ts';
import { identityPlayerSite } from '#domains/identity/identity.player-site.routes.ts';
import {
  passwordsPlayerSite,
  securityPlayerSite,
} from '#domains/identity/security.player-site.routes.ts';
import { stepUpPlayerSite } from '#domains/identity/step-up.player-site.routes.ts';
import { socialPlayerSite } from '#domains/identity/social.player-site.routes.ts';
import { affiliatePlayerSite } from '#domains/members/affiliate.player-site.routes.ts';
import { authenticateMember } from '#domains/members/authenticate-member.ts';
import { serveMemberImages } from '#domains/members/member-images.ts';
import { limitsBackOffice } from '#domains/members/limits.back-office.routes.ts';
import { limitsPlayerSite } from '#domains/members/limits.player-site.routes.ts';
import { isAgent } from '#domains/members/members.ts';
import type { ReadDeposited } from '#domains/members/safe-play.ts';
import { membersBackOffice } from '#domains/members/members.back-office.routes.ts';
import { membersPlayerSite } from '#domains/members/members.player-site.routes.ts';
import { payoutAccountsPlayerSite } from '#domains/members/payout-accounts.player-site.routes.ts';
import { profilePlayerSite } from '#domains/members/profile.player-site.routes.ts';
import { serveDeliveryReports } from '#domains/messaging/delivery-reports-route.ts';
import { messagingBackOffice } from '#domains/messaging/messaging.back-office.routes.ts';
import { registerSocialPlayerSite } from '#domains/members/social.player-site.routes.ts';
import { serveRecordFiles } from '#domains/records/export-route.ts';
import { recordsBackOffice } from '#domains/records/records.back-office.routes.ts';
import { recordsPlayerSite } from '#domains/records/records.player-site.routes.ts';
import { serveReportFiles } from '#domains/records/report-files.ts';
import { authenticateStaff } from '#domains/staff/staff.ts';
import { staffBackOffice } from '#domains/staff/staff.back-office.routes.ts';
import { serveChatImages } from '#domains/support/chat-image-route.ts';
import { serveDeskImages } from '#domains/support/desk-image-route.ts';
import { chatModelsBackOffice } from '#domains/support/chat-models.back-office.routes.ts';
import { createChatModels } from '#domains/support/chat-models.ts';
import { supportBackOffice } from '#domains/support/support.back-office.routes.ts';
import { supportPlayerSite } from '#domains/support/support.player-site.routes.ts';
import type { LiveHub } from '#domains/system/live.ts';
import { brandBackOffice } from '#domains/system/brand.back-office.routes.ts';
import { openSealed } from '#domains/system/seals.ts';
import { resourcesBackOffice } from '#domains/system/resources.back-office.routes.ts';
import { resourcesPlayerSite } from '#domains/system/resources.player-site.routes.ts';
import { createSiteAccess, type SiteAccess } from '#domains/system/site-access.ts';
import { systemBackOffice } from '#domains/system/system.back-office.routes.ts';
import { systemPlayerSite } from '#domains/system/system.player-site.routes.ts';
import { serveUploads } from '#domains/system/uploads-route.ts';
import { walletPlayerSite } from '#domains/wallet/wallet.player-site.routes.ts';

export type AppParts = {
  live: LiveHub;
  gaming: Gaming;
  health: Health;
  /** Where the built sites stand; a folder without a page is not served. */
  siteFolders?: { playerSite: string; backOffice: string };
};

export type App = { player: HttpServer; backOffice: HttpServer };

export async function createApp(context: Context, parts: AppParts): Promise<App> {
  return {
    player: await createPlayerServer(context, parts),
    backOffice: await createBackOfficeServer(context, parts),
  };
}

async function createPlayerServer(context: Context, parts: AppParts): Promise<HttpServer> {
  const server = newServer(context, parts.health);
  const access = createSiteAccess(context);
  parts.live.onSystemChange(access.expire);
  const limit = restrict(access, createRateLimiter(context.config.RATE_LIMIT_FACTOR));
  const options = serving(context, limit);
  acceptSealedBodies(server);
  const identityAndMembers = {
    ...identityPlayerSite(context, (memberId) => isAgent(context.database, memberId)),
    ...membersPlayerSite(context),
  };
  serveCalls(server, systemCalls, systemPlayerSite(context, access), options);
  serveCalls(server, resourceCalls, resourcesPlayerSite(context), options);
  const identityAndMemberCalls = {
    ...identityCalls,
    ...freePlayCalls,
    ...verificationCalls,
    ...sliderCalls,
    ...memberCalls,
  };
  serveCalls(server, identityAndMemberCalls, identityAndMembers, options);
  serveCalls(server, profileCalls, profilePlayerSite(context), options);
  serveCalls(server, limitCalls, limitsPlayerSite(context, depositedBy(context)), options);
  serveCalls(server, securityCalls, securityPlayerSite(context), options);
  serveCalls(server, stepUpCalls, stepUpPlayerSite(context), options);
  serveCalls(server, payoutAccountCalls, payoutAccountsPlayerSite(context), options);
  const social = { ...socialPlayerSite(context), ...registerSocialPlayerSite(context) };
  serveCalls(server, socialCalls, social, options);
  // Asking for a link is the one call of the spec that a form may send.
  await server.register(async (scope) => {
    acceptForms(scope);
    serveCalls(scope, passwordCalls, passwordsPlayerSite(context), options);
  });
  serveCalls(server, walletCalls, walletPlayerSite(context), options);
  const agency = { ...agencyPlayerSite(context), ...affiliatePlayerSite(context) };
  serveCalls(server, agencyCalls, agency, options);
  serveCalls(server, transferCalls, transfersPlayerSite(context), options);
  serveCalls(server, transferWalletCalls, transferWalletsPlayerSite(context), options);
  serveCalls(server, { ...cashierCalls, ...depositCalls }, cashierPlayerSite(context), options);
  serveCalls(server, withdrawalCalls, withdrawalsPlayerSite(context), options);
  const catalogue = createCatalogue(context.database, context.log);
  serveCalls(server, catalogueCalls, cataloguePlayerSite(context, catalogue), options);
  serveCalls(server, gamingCalls, gamingPlayerSite(parts.gaming, catalogue), options);
  serveCalls(server, lotteryCalls, lotteryPlayerSite(context, catalogue), options);
  const records = recordsPlayerSite(context);
  serveCalls(server, { ...recordCalls, ...rebateCalls }, records, options);
  serveRecordFiles(server, context, limit);
  serveCalls(server, contentCalls, contentPlayerSite(context), options);
  serveCalls(server, bannerCalls, bannersPlayerSite(context), options);
  const departments = createChatModels(context);
  serveCalls(server, supportCalls, supportPlayerSite(context, departments), options);
  await serveChatImages(server, context, departments, limit);
  await serveMemberImages(server, context, limit);
  serveUploads(server, context, limit);
  registerGamesProvider(server, context, parts.gaming);
  await servePaymentGateway(server, context, answering(context));
  await serveDeliveryReports(server, context);
  await serveRailCallbacks(server, context);
  serveTiles(server, context);
  serveContentPictures(server, context);
  serveLive(server, context, parts.live, limit);
  await serveApiPage(server, 'Bahati', [
    { name: 'player site', description: 'What a player may do.', calls: playerSiteCalls },
    { name: 'games provider', description: 'What vendors call on us.', calls: providerCalls },
    { name: 'payment gateway', description: 'What rails call on us.', calls: gatewayCallbacks },
  ]);
  const policy = await playerSitePolicy(context);
  await servePages(server, context, parts.siteFolders?.playerSite, policy);
  return server;
}

async function createBackOfficeServer(context: Context, parts: AppParts): Promise<HttpServer> {
  const server = newServer(context, parts.health);
  const limit = createRateLimiter(context.config.RATE_LIMIT_FACTOR);
  const options = serving(context, limit);
  serveCalls(server, staffCalls, staffBackOffice(context), options);
  serveCalls(server, boMemberCalls, membersBackOffice(context), options);
  serveCalls(server, boTransferLineCalls, agencyBackOffice(context), options);
  serveCalls(server, boLimitCalls, limitsBackOffice(context, depositedBy(context)), options);
  serveCalls(server, boCashierCalls, cashierBackOffice(context), options);
  serveCalls(server, boWithdrawalCalls, withdrawalsBackOffice(context), options);
  serveCalls(server, boAdjustmentCalls, adjustmentsBackOffice(context), options);
  serveCalls(server, boMessageCalls, messagingBackOffice(context), options);
  serveCalls(server, boIdentityCalls, identityBackOffice(context), options);
  serveCalls(server, boContentCalls, contentBackOffice(context), options);
  serveCalls(server, boAnnouncementCalls, announcementsBackOffice(context), options);
  serveCalls(server, boBannerCalls, bannersBackOffice(context), options);
  serveCalls(server, boResourceCalls, resourcesBackOffice(context), options);
  serveCalls(server, boBrandCalls, brandBackOffice(context), options);
  serveCalls(server, boChatModelCalls, chatModelsBackOffice(context), options);
  await takeContentPictures(server, context, limit, ({ headers }) =>
    authenticateStaff(context, headers.authorization, 'content.change'),
  );
  serveContentPictures(server, context);
  serveCalls(server, boSystemCalls, systemBackOffice(context), options);
  serveCalls(server, boReportCalls, recordsBackOffice(context), options);
  serveReportFiles(server, context, limit);
  serveCalls(server, boSupportCalls, supportBackOffice(context), options);
  await serveDeskImages(server, context, limit, (authorization) =>
    authenticateStaff(context, authorization, 'chat.answer'),
  );
  // The desk looks at the pictures of its guests, which this site's own pages may show.
  serveUploads(server, context, limit);
  await serveApiPage(server, 'Bahati back office', [
    { name: 'back office', description: 'What staff may do.', calls: backOfficeCalls },
  ]);
  await servePages(server, context, parts.siteFolders?.backOffice, backOfficePolicy);
  return server;
}

/** Members stand below the cashier, who knows what they have put in. */
function depositedBy({ database }: Context): ReadDeposited {
  return (memberId, since) => readDeposited(database, memberId, since);
}

function newServer(context: Context, health: Health): HttpServer {
  const server = createHttpServer({ log: context.log });
  if (context.config.TRUST_PROXY) believeProxy(server);
  refuseForeignOrigins(server, context.log);
  serveHealth(server, health);
  return server;
}

/** Lets nobody in to whom the site is closed, before anything else is looked at. */
function restrict(access: SiteAccess, limit: RateLimiter): RateLimiter {
  return async (key, perMinute, ip) => {
    await access.assertOpen(key, ip);
    await limit(key, perMinute, ip);
  };
}

function answering({ log, config }: Context) {
  return { log, areAnswersChecked: config.NODE_ENV !== 'production' };
}

/** How calls are served: limited by address, and only to who proves to be whom they are for. */
function serving(context: Context, limit: RateLimiter): ServeOptions<PlatformActors> {
  return {
    ...answering(context),
    limit,
    isSealRequired: context.config.SEALED_CALLS === 'required',
    openSealed: (key, sealed) => openSealed(context.database, key, sealed, context.now()),
    authenticate: {
      member: ({ headers, method, routeOptions }) =>
        authenticateMember(context, headers.authorization, `${method} ${routeOptions.url}`),
      staff: ({ headers, method, routeOptions }) =>
        authenticateStaff(
          context,
          headers.authorization,
          permissionFor(`${method} ${routeOptions.url}`),
        ),
    },
  };
}

const strict = [
  "default-src 'self'",
  "script-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What may stand in a frame: games, and videos where the brand lets them in as the site starts. */
async function playerSitePolicy({ config, database }: Context): Promise<string> {
  const hasVideos = await areVideosLetIn(database, config.BRAND);
  const frames = hasVideos ? `${config.GAMES_ORIGIN} ${videoHost}` : config.GAMES_ORIGIN;
  return `${strict}; style-src 'self'; frame-src ${frames}`;
}

/** MUI writes style elements; each carries the page's nonce. */
const backOfficePolicy = `${strict}; style-src 'self' 'nonce-NONCE'; frame-src 'none'`;

const apiPrefixes = [
  '/wps/',
  '/lgw/',
  '/lotto/',
  '/bo/',
  '/provider/',
  '/gateway-callbacks/',
  '/rail-callbacks/',
  '/docs/',
  '/art/',
  '/healthz',
  '/readyz',
];

async function servePages(
  server: HttpServer,
  { log }: Context,
  folder: string | undefined,
  policy: string,
): Promise<void> {
  if (folder && existsSync(join(folder, 'index.html'))) {
    await serveSite(server, { folder, apiPrefixes, policy });
    return;
  }
  if (folder) log.warn({ folder }, 'the site is not built; only calls are served');
  refuseUnknownPaths(server, log);
}

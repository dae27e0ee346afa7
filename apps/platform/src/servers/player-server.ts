/** The server of the player site, and of the programs of others that call on us. */
import { walletCalls as providerCalls } from '@bahati/contract/games-provider/wallet.ts';
import { gatewayCallbacks } from '@bahati/contract/payment-gateway/gateway.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { bannerCalls } from '@bahati/contract/player-site/content/banners.ts';
import { cashierCalls } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import { depositCalls } from '@bahati/contract/player-site/cashier/deposits.ts';
import { catalogueCalls } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { contentCalls } from '@bahati/contract/player-site/content/content.ts';
import { freePlayCalls } from '@bahati/contract/player-site/identity/free-play.ts';
import { gamingCalls } from '@bahati/contract/player-site/gaming/gaming.ts';
import { identityCalls } from '@bahati/contract/player-site/identity/identity.ts';
import { jackpotCalls } from '@bahati/contract/player-site/gaming/jackpots.ts';
import { kycCalls } from '@bahati/contract/player-site/kyc/kyc.ts';
import { limitCalls } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { lockingCalls } from '@bahati/contract/player-site/identity/locking.ts';
import { lotteryCalls } from '@bahati/contract/player-site/catalogue/lottery.ts';
import { memberCalls } from '@bahati/contract/player-site/members/members.ts';
import { playerSitePaths } from '@bahati/contract/player-site/paths.ts';
import { passkeyCalls } from '@bahati/contract/player-site/identity/passkeys.ts';
import { passwordCalls } from '@bahati/contract/player-site/identity/passwords.ts';
import { payoutAccountCalls } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import { profileCalls } from '@bahati/contract/player-site/members/profile.ts';
import { rebateCalls } from '@bahati/contract/player-site/records/rebate.ts';
import { recordCalls } from '@bahati/contract/player-site/records/records.ts';
import { resourceCalls } from '@bahati/contract/player-site/system/resources.ts';
import { returnCalls } from '@bahati/contract/player-site/gaming/returns.ts';
import { securityCalls } from '@bahati/contract/player-site/identity/security.ts';
import { recoveryCalls } from '@bahati/contract/player-site/identity/recovery.ts';
import { stayingCalls } from '@bahati/contract/player-site/identity/staying.ts';
import { stepUpCalls } from '@bahati/contract/player-site/identity/step-up.ts';
import { sliderCalls } from '@bahati/contract/player-site/identity/slider.ts';
import { socialCalls } from '@bahati/contract/player-site/identity/social.ts';
import { supportCalls } from '@bahati/contract/player-site/support/support.ts';
import { systemCalls } from '@bahati/contract/player-site/system/system.ts';
import { transferWalletCalls } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import { verificationCalls } from '@bahati/contract/player-site/identity/verification.ts';
import { videoHost } from '@bahati/contract/player-site/content/video.ts';
import { walletCalls } from '@bahati/contract/player-site/wallet/wallet.ts';
import { withdrawalCalls } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { acceptForms } from '@bahati/server-kit/bodies/form-body.ts';
import { gzipAnswers } from '@bahati/server-kit/gzip-answers.ts';
import { type HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { acceptSealedBodies } from '@bahati/server-kit/bodies/sealed-body.ts';
import { serveApiPage } from './api-page.ts';
import type { Context } from '#platform/context.ts';
import { isClosing } from './health.ts';
import { serveLive } from './live-route.ts';
import { serveAgency } from './serve-agency.ts';
import { serveRewards } from './serve-rewards.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { serveTiles } from '#domains/catalogue/tile-route.ts';
import { servePaymentGateway } from '#domains/cashier/cashier.payment-gateway.routes.ts';
import { serveRailCallbacks } from '#domains/cashier/cashier.rails.routes.ts';
import { cashierPlayerSite } from '#domains/cashier/cashier.player-site.routes.ts';
import { withdrawalsPlayerSite } from '#domains/cashier/withdrawals.player-site.routes.ts';
import { watchWithdrawal } from '#domains/risk/aml/aml.ts';
import { createCatalogue } from '#domains/catalogue/catalogue.ts';
import { cataloguePlayerSite } from '#domains/catalogue/catalogue.player-site.routes.ts';
import { areVideosLetIn } from '#domains/content/banners/banners.ts';
import { bannersPlayerSite } from '#domains/content/banners/banners.player-site.routes.ts';
import { serveContentPictures } from '#domains/content/banners/content-picture-routes.ts';
import { contentPlayerSite } from '#domains/content/content.player-site.routes.ts';
import { registerGamesProvider } from '#domains/gaming/provider-calls/gaming.games-provider.routes.ts';
import { lotteryPlayerSite } from '#domains/gaming/launches/lottery.player-site.routes.ts';
import { gamingPlayerSite } from '#domains/gaming/gaming.player-site.routes.ts';
import { jackpotsPlayerSite } from '#domains/gaming/jackpots/jackpots.player-site.routes.ts';
import { returnsPlayerSite } from '#domains/gaming/rtp-monitoring/returns.player-site.routes.ts';
import { transferWalletsPlayerSite } from '#domains/gaming/transfer-wallets/transfer-wallets.player-site.routes.ts';
import { identityPlayerSite } from '#domains/identity/identity.player-site.routes.ts';
import {
  passwordsPlayerSite,
  securityPlayerSite,
} from '#domains/identity/passwords/security.player-site.routes.ts';
import { recoveryPlayerSite } from '#domains/identity/passwords/recovery.player-site.routes.ts';
import { passkeysPlayerSite } from '#domains/identity/passkeys/passkeys.player-site.routes.ts';
import { lockingPlayerSite } from '#domains/identity/locking/locking.player-site.routes.ts';
import { stayingPlayerSite } from '#domains/identity/staying/staying.player-site.routes.ts';
import { stepUpPlayerSite } from '#domains/identity/step-up/step-up.player-site.routes.ts';
import { socialPlayerSite } from '#domains/identity/social/social.player-site.routes.ts';
import { kycPlayerSite } from '#domains/kyc/kyc.player-site.routes.ts';
import { serveMemberImages } from '#domains/members/profile/profile.ts';
import { limitsPlayerSite } from '#domains/members/responsible-gambling/limits.player-site.routes.ts';
import { isAgent } from '#domains/members/members.ts';
import { membersPlayerSite } from '#domains/members/members.player-site.routes.ts';
import { payoutAccountsPlayerSite } from '#domains/members/payout-accounts.player-site.routes.ts';
import { profilePlayerSite } from '#domains/members/profile/profile.player-site.routes.ts';
import { queueTextAnswer } from '#domains/gaming/programs/programs.ts';
import { serveDeliveryReports } from '#domains/messaging/delivery-reports-route.ts';
import { serveInboundSms } from '#domains/messaging/inbound-sms-route.ts';
import { registerSocialPlayerSite } from '#domains/members/registration/social.player-site.routes.ts';
import { serveRecordFiles } from '#domains/records/exports/export-route.ts';
import { recordsPlayerSite } from '#domains/records/records.player-site.routes.ts';
import { serveChatImages } from '#domains/support/chat-image-route.ts';
import { createChatModels } from '#domains/support/chat-models/chat-models.ts';
import { supportPlayerSite } from '#domains/support/support.player-site.routes.ts';
import { resourcesPlayerSite } from '#domains/system/resources/resources.player-site.routes.ts';
import { createSiteAccess, type SiteAccess } from '#domains/system/visitors/visitors.ts';
import { systemPlayerSite } from '#domains/system/system.player-site.routes.ts';
import { serveUploads } from '#domains/system/uploads/uploads-route.ts';
import { walletPlayerSite } from '#domains/wallet/wallet.player-site.routes.ts';
import {
  type AppParts,
  answering,
  depositedBy,
  newServer,
  servePages,
  serving,
  strictPolicy,
} from './serving.ts';

export async function createPlayerServer(context: Context, parts: AppParts): Promise<HttpServer> {
  const server = newServer(context, parts.health);
  const access = createSiteAccess(context);
  parts.live.onSystemChange(access.expire);
  parts.live.onSystemChange(parts.gaming.gate.expire);
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
  serveCalls(server, kycCalls, kycPlayerSite(context), options);
  serveCalls(server, limitCalls, limitsPlayerSite(context, depositedBy(context)), options);
  serveCalls(server, securityCalls, securityPlayerSite(context), options);
  serveWaysToStay(server, context, options);
  serveCalls(server, stepUpCalls, stepUpPlayerSite(context), options);
  serveCalls(server, recoveryCalls, recoveryPlayerSite(context), options);
  serveCalls(server, payoutAccountCalls, payoutAccountsPlayerSite(context), options);
  const social = { ...socialPlayerSite(context), ...registerSocialPlayerSite(context) };
  serveCalls(server, socialCalls, social, options);
  // Asking for a link is the one call of the spec that a form may send.
  await server.register(async (scope) => {
    acceptForms(scope);
    serveCalls(scope, passwordCalls, passwordsPlayerSite(context), options);
  });
  serveCalls(server, walletCalls, walletPlayerSite(context), options);
  serveAgency(server, context, options, limit);
  serveRewards(server, context, options);
  serveCalls(server, transferWalletCalls, transferWalletsPlayerSite(context), options);
  serveCalls(server, { ...cashierCalls, ...depositCalls }, cashierPlayerSite(context), options);
  serveCalls(server, withdrawalCalls, withdrawalsPlayerSite(context, watchWithdrawal), options);
  const catalogue = createCatalogue(context.database, context.log);
  parts.live.onSystemChange(catalogue.expire);
  await serveCatalogue(server, cataloguePlayerSite(context, catalogue), options);
  const gaming = { ...gamingPlayerSite(parts.gaming, catalogue), ...returnsPlayerSite(context) };
  serveCalls(server, { ...gamingCalls, ...returnCalls }, gaming, options);
  serveCalls(server, jackpotCalls, jackpotsPlayerSite(context), options);
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
  await serveOutsiders(server, context, parts);
  serveTiles(server, context);
  serveContentPictures(server, context);
  serveLive(server, context, parts.live, limit);
  await servePlayerApi(server);
  const pages = { policy: await playerSitePolicy(context), paths: playerSitePaths };
  await servePages(server, context, parts.siteFolders?.playerSite, pages);
  return server;
}

/** Lists of games are the longest answers of all, and hold nobody's secret. */
async function serveCatalogue(
  server: HttpServer,
  handlers: ReturnType<typeof cataloguePlayerSite>,
  options: ReturnType<typeof serving>,
): Promise<void> {
  await server.register(async (scope) => {
    gzipAnswers(scope);
    serveCalls(scope, catalogueCalls, handlers, options);
  });
}

function serveWaysToStay(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
): void {
  serveCalls(server, stayingCalls, stayingPlayerSite(context), options);
  serveCalls(server, lockingCalls, lockingPlayerSite(context), options);
  serveCalls(server, passkeyCalls, passkeysPlayerSite(context), options);
}

async function servePlayerApi(server: HttpServer): Promise<void> {
  await serveApiPage(server, 'Bahati', [
    { name: 'player site', description: 'What a player may do.', calls: playerSiteCalls },
    { name: 'games provider', description: 'What vendors call on us.', calls: providerCalls },
    { name: 'payment gateway', description: 'What rails call on us.', calls: gatewayCallbacks },
  ]);
}

/** What programs of others call on us; each proves itself in a way of its own. */
async function serveOutsiders(
  server: HttpServer,
  context: Context,
  { gaming, health }: AppParts,
): Promise<void> {
  registerGamesProvider(server, context, gaming, () => isClosing(health));
  await servePaymentGateway(server, context, answering(context));
  await serveDeliveryReports(server, context);
  await serveInboundSms(server, context, queueTextAnswer);
  await serveRailCallbacks(server, context);
}

/** Lets nobody in to whom the site is closed, before anything else is looked at. */
function restrict(access: SiteAccess, limit: RateLimiter): RateLimiter {
  return async (key, perMinute, ip) => {
    await access.assertOpen(key, ip);
    await limit(key, perMinute, ip);
  };
}

/** What may stand in a frame: games, and videos where the brand lets them in as the site starts. */
async function playerSitePolicy({ config, database }: Context): Promise<string> {
  const hasVideos = await areVideosLetIn(database, config.BRAND);
  const frames = hasVideos ? `${config.GAMES_ORIGIN} ${videoHost}` : config.GAMES_ORIGIN;
  return `${strictPolicy(config)}; style-src 'self'; frame-src ${frames}`;
}

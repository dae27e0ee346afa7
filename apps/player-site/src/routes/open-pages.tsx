/** Pages for everybody: help, promotions, the app, and where other services lead back to. */
import { createRoute, redirect } from '@tanstack/react-router';
import { keepPhoneAnswer } from '#features/identity/phone/phone-answer.ts';
import { screen } from '#site/screen.ts';
import * as address from '#site/search.ts';
import { site } from './frame.tsx';

export const promotions = createRoute({
  getParentRoute: () => site,
  path: '/promotions',
  component: screen(
    () => import('#features/banners/promotions/promotions-page.tsx'),
    'PromotionsPage',
  ),
});

export const pointMall = createRoute({
  getParentRoute: () => site,
  path: '/pointMall',
  validateSearch: address.readMallSearch,
  component: screen(() => import('#features/rewards/points/point-mall-page.tsx'), 'PointMallPage'),
});

export const help = createRoute({
  getParentRoute: () => site,
  path: '/help',
  component: screen(() => import('#features/content/help/help-page.tsx'), 'HelpPage'),
});

/** What games gave back, for everybody. */
export const returns = createRoute({
  getParentRoute: () => site,
  path: '/returns',
  validateSearch: address.readReturnsSearch,
  component: screen(() => import('#features/gaming/returns/returns-page.tsx'), 'ReturnsPage'),
});

/** What can be won of the jackpots, with their trail on the ledger. */
export const jackpots = createRoute({
  getParentRoute: () => site,
  path: '/jackpots',
  validateSearch: address.readJackpotsSearch,
  component: screen(() => import('#features/gaming/jackpots/jackpots-page.tsx'), 'JackpotsPage'),
});

export const download = createRoute({
  getParentRoute: () => site,
  path: '/download',
  component: screen(() => import('#features/install/download-page.tsx'), 'DownloadPage'),
});

/** Where the link of the e-mail leads who has forgotten the password. */
export const resetPassword = createRoute({
  getParentRoute: () => site,
  path: '/resetPassword',
  validateSearch: address.readResetSearch,
  component: screen(
    () => import('#features/identity/password-reset/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

/** Where a sign-in provider leads back to. */
export const socialCallback = createRoute({
  getParentRoute: () => site,
  path: '/social/callback',
  validateSearch: address.readSocialSearch,
  component: screen(
    () => import('#features/identity/social/social-callback-page.tsx'),
    'SocialCallbackPage',
  ),
});

/** Where the phone service leads back to; what it says leaves the address before all else. */
export const phoneCallback = createRoute({
  getParentRoute: () => site,
  path: '/phone/callback',
  beforeLoad: () => {
    if (!window.location.hash) return;
    keepPhoneAnswer(window.location.hash);
    throw redirect({ to: '/phone/callback', replace: true });
  },
  component: screen(
    () => import('#features/identity/phone/phone-callback-page.tsx'),
    'PhoneCallbackPage',
  ),
});

/** An address that leads nowhere still stands in the site's frame. */
export const notFound = createRoute({
  getParentRoute: () => site,
  path: '$',
  component: screen(() => import('#features/loading/not-found-page.tsx'), 'NotFoundPage'),
});

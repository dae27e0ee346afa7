/** The page every address stands in, and the site's own frame within it. */
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { keepReferral } from '#features/identity/registration/referral.ts';
import { LoadErrorPage } from '#features/loading/load-error-page.tsx';
import { RootLayout } from '#site/layouts/root-layout.tsx';
import { SiteLayout } from '#site/layouts/site-layout.tsx';
import { spelledPath } from '#site/paths.ts';
import * as address from '#site/search.ts';

export const root = createRootRoute({
  component: RootLayout,
  errorComponent: LoadErrorPage,
  validateSearch: address.readRootSearch,
  beforeLoad: ({ search, location, matches }) => {
    if (search.referralCode) keepReferral(search.referralCode);
    // An address typed in other letters is found all the same, and then spelled as it should be.
    const to = spelledPath(location.pathname, matches.at(-1)?.fullPath ?? '');
    if (to) throw redirect({ to, search: location.search, hash: location.hash, replace: true });
  },
});

export const site = createRoute({ getParentRoute: () => root, id: 'site', component: SiteLayout });

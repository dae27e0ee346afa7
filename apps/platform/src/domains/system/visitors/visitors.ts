/** Who may visit the site: countries, regions, blocked addresses. */
export { countryOfAddress } from './country-of-address.ts';
export { readRegionRule } from './regions.ts';
export { type SiteAccess, createSiteAccess } from './site-access.ts';

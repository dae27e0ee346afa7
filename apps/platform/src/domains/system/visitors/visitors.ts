/** Who may visit the site: countries, regions, blocked addresses. */
export { countryOfAddress } from './country-of-address.ts';
export { readRegionRule } from './regions.ts';
export {
  closedBy,
  createSiteAccess,
  openToAll,
  readSiteRules,
  type SiteAccess,
  type VisitorPlace,
} from './site-access.ts';

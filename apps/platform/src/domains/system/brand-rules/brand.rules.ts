/** What staff set of a brand, sheet by sheet, is sound or not, and protects players less or not. */
import type {
  BrandCompany,
  BrandContacts,
  BrandLobby,
  BrandProtection,
} from '@bahati/contract/back-office/system/brand-rules.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { isClosedByLaw } from '#domains/system/brand/brand.ts';

/** Refuses `time_zone_unknown`, `dialling_code_twice`, `host_taken`. */
export function assertSoundCompany(company: BrandCompany): void {
  const { timeZone, countryDialingCodes, domains, backOfficeDomains } = company;
  if (!timeZones.has(timeZone)) throw new Refusal('time_zone_unknown');
  if (new Set(countryDialingCodes).size < countryDialingCodes.length) {
    throw new Refusal('dialling_code_twice');
  }
  const hosts = [...domains, ...backOfficeDomains];
  const twice = hosts.find((host, at) => hosts.indexOf(host) < at);
  if (twice !== undefined) throw new Refusal('host_taken', { host: twice });
}

const timeZones: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/** Refuses `hours_empty`. */
export function assertSoundContacts({ agentSupport }: BrandContacts): void {
  if (agentSupport.closes <= agentSupport.opens) throw new Refusal('hours_empty');
}

/** Younger players, shorter waits, faster games, or less said about the time that passes. */
export function protectsLess(rules: BrandProtection, than: BrandProtection): boolean {
  return (
    rules.minimumAge < than.minimumAge ||
    isLater(rules.realityCheckMinutes, than.realityCheckMinutes) ||
    (rules.isAutoplayAllowed && !than.isAutoplayAllowed) ||
    (rules.isTurboAllowed && !than.isTurboAllowed) ||
    rules.minimumCycleMs < than.minimumCycleMs ||
    rules.payoutCooldownHours < than.payoutCooldownHours ||
    isLater(rules.passwordExpiryDays, than.passwordExpiryDays)
  );
}

/** Later than before, where null is never. */
function isLater(value: number | null, than: number | null): boolean {
  if (than === null) return false;
  return value === null || value > than;
}

export function opensByLawClosed(lobby: BrandLobby, than: BrandLobby): boolean {
  return than.closedCategories.some(
    (category) => isClosedByLaw(category) && !lobby.closedCategories.includes(category),
  );
}

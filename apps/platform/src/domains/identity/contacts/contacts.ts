/** The one form in which numbers and addresses are stored and compared. */
import { matchesPattern } from '@bahati/contract/player-site/identity/field-rules.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

export {
  type CodeAsked,
  type RecoveryProof,
  proveRecovery,
  readRecoveryWays,
  sendRecoveryCode,
} from './recovery-contact.ts';
export { type Contact, endPasswordLinks, replaceContact } from './replace-contact.ts';
export { tellAccountChange } from './tell-account-change.ts';
export { dropOldCodes, issueCode, useCode } from './verification-codes.ts';

const emailPattern = 4;

/**
 * A mobile number as E.164, with or without the leading 0 it is typed with at home. Refuses
 * `mobile_invalid`: no number that a mobile of one of the brand's countries can have.
 */
export function canonicalMobile(
  countryDialingCode: string,
  number: string,
  allowedDialingCodes: readonly string[],
): string {
  const parsed = parsePhoneNumberFromString(`${countryDialingCode}${number.replace(/^0+/, '')}`);
  const isAllowed =
    parsed !== undefined && allowedDialingCodes.includes(`+${parsed.countryCallingCode}`);
  const isMobile = parsed?.isValid() === true && /MOBILE/.test(parsed.getType() ?? '');
  if (!isAllowed || !isMobile) throw new Refusal('mobile_invalid');
  return parsed.number;
}

/** An address in lower case. Refuses `email_invalid`. */
export function canonicalEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !matchesPattern(emailPattern, address)) {
    throw new Refusal('email_invalid');
  }
  return address;
}

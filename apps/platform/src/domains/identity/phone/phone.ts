/** Sign-in by the operator's network: the phone number is proven by the carrier. */
export { readPhoneToken } from './phone-auth.ts';
export { dropOldPhoneWays, startPhoneWay } from './phone-ways.ts';

/**
 * What only staff can do for a member who lost something, each by two people: taking a payment
 * password or an authenticator away, correcting personal fields, reopening a closed account.
 */
export { reopeningKind } from './reopen-account.ts';
export { correctionKind } from './correct-profile.ts';
export { authenticatorRemovalKind, paymentPasswordResetKind } from './lost-secrets.ts';

/** Passkeys: made and removed in the security centre, used to log in and to unlock. */
export { dropOldChallenges } from './challenges.ts';
export { logInByPasskey } from './log-in-by-passkey.ts';
export { passkeySite, type PasskeySite } from './passkey-site.ts';
export { askForPasskey, judgePasskey } from './use-passkey.ts';

/** Every call of the player site, on one page. */
import { cashierCalls } from './cashier.ts';
import { catalogueCalls } from './catalogue.ts';
import { gamingCalls } from './gaming.ts';
import { identityCalls } from './identity.ts';
import { memberCalls } from './members.ts';
import { passwordCalls } from './passwords.ts';
import { securityCalls } from './security.ts';
import { systemCalls } from './system.ts';
import { verificationCalls } from './verification.ts';
import { walletCalls } from './wallet.ts';

export const playerSiteCalls = {
  ...systemCalls,
  ...identityCalls,
  ...verificationCalls,
  ...passwordCalls,
  ...memberCalls,
  ...securityCalls,
  ...walletCalls,
  ...cashierCalls,
  ...catalogueCalls,
  ...gamingCalls,
};

export type PlayerSiteCalls = typeof playerSiteCalls;

/** Who works on an item of a queue. */
export { type Claim, claim, dropOldClaims, readClaims, releaseClaim } from './claims.ts';

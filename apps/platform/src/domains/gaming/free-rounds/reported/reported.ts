/** Grants as batches of providers' operations lock, count and write them; the rules are the wallet calls'. */
export { GrantsOfBatch, type RoundGrant } from './grants-of-batch.ts';
export { grantStatements, isGrantId, lockGrants } from './grant-statements.ts';

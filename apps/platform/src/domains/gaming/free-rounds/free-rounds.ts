/**
 * Free rounds: what the operator grants, providers play and report. A grant is written first; then its
 * provider is told, again and again until it answers; it ends played, expired or cancelled once the
 * provider has said how many rounds it had begun, and no other one is paid.
 */
export { addGrant, type NewGrant } from './add-grant.ts';
export { cancelGrant } from './cancel-grant.ts';
export { carryOutDueGrants, carryOutGrant } from './carry-out-grants.ts';
export {
  type ListedGrant,
  listGrants,
  listStaffGrants,
  type StaffGrantRow,
} from './list-grants.ts';

/** Assignment of queue items to staff, and the approval of several withdrawals at once. */
export { approveSeveral } from './approve-several.ts';
export { claimSubjects } from './claims.back-office.routes.ts';

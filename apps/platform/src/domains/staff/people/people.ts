/** Staff users: invitations, roles they hold, their own account. */
export { assertKept, lockStaff } from './change-staff.ts';

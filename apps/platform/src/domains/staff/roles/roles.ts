/** Roles of staff and the permissions in them. */
export { roleChange } from './change-role.ts';
export { askRole, changeRole, roleGrant, writeGrant } from './grant-role.ts';
export { keepBuiltInRoles } from './keep-roles.ts';

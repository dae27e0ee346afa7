import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { callPermissions } from './call-permissions.ts';

/** The calls that staff make. */
export type GuardedCall = {
  [K in keyof BackOfficeCalls]: BackOfficeCalls[K]['audience'] extends 'staff' ? K : never;
}[keyof BackOfficeCalls];

/** What the call needs; null: any member of staff may make it. */
export function permissionOf(key: GuardedCall): Permission | null | undefined {
  return callPermissions[key];
}

/**
 * The permission of every call, as its entry in the contract declares it; null: any member of
 * staff. The build runs this file and sends its result, so that no schema reaches the browser
 * (vite.config.ts).
 */
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { BackOfficeCall } from '@bahati/contract/back-office/back-office-call.ts';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';

const calls: [string, BackOfficeCall][] = Object.entries(backOfficeCalls);

export const callPermissions: Readonly<Record<string, Permission | null>> = Object.fromEntries(
  calls.flatMap(([key, call]) => (call.audience === 'staff' ? [[key, call.permission]] : [])),
);

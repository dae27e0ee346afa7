/** Who of the staff may make a call, by the permission its entry in the contract declares. */
import type { BackOfficeCall } from '@bahati/contract/back-office/back-office-call.ts';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StaffActor } from '#platform/context.ts';

const declared = new Map<string, BackOfficeCall>(Object.entries(backOfficeCalls));

/** Null: any member of staff. Undefined: no call of the staff, which nobody may make. */
export function permissionFor(call: string): Permission | null | undefined {
  return declared.get(call)?.permission;
}

/** Refuses `forbidden` for a call this person may not make. */
export function assertMay({ permissions }: StaffActor, call: string): void {
  const needed = permissionFor(call);
  if (needed === undefined || (needed !== null && !permissions.has(needed))) {
    throw new Refusal('forbidden');
  }
}

/** How a call of the back office is declared: as any call, with the permission it asks for. */
import type { Audience, CallDeclaration, CallKey } from '@bahati/contract/call.ts';
import type { Permission } from './staff/permissions.ts';

type StaffCall = CallDeclaration & {
  readonly audience: 'staff';
  /** The permission a role must have; null: any member of staff may make the call. */
  readonly permission: Permission | null;
};

/** A login or an invitation: the caller is not known yet, so it needs no permission. */
type OpenCall = CallDeclaration & {
  readonly audience: Exclude<Audience, 'staff'>;
  readonly permission?: never;
};

export type BackOfficeCall = StaffCall | OpenCall;

/**
 * Keeps the literal keys and schema types of a list of calls. A staff call that declares no
 * permission is a type error.
 */
export function defineBackOfficeCalls<const T extends Readonly<Record<CallKey, BackOfficeCall>>>(
  calls: T,
): T {
  return calls;
}

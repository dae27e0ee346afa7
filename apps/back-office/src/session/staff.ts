/** Who is at the desk and what they may do. The server decides each call again by itself. */
import { createContext, useContext } from 'react';
import type { StaffInfo } from '@bahati/contract/back-office/staff/staff.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, queryClient } from '#office/api.ts';
import { type GuardedCall, permissionOf } from './permission-of.ts';
import { dropToken, keepToken, readToken } from './session.ts';

/** A change of permissions is seen within this time, and at once when a call is refused. */
const staffAgeMs = 60_000;

export const staffQuery = queryOptions({
  queryKey: ['GET /bo/session', {}],
  queryFn: ({ signal }) => call('GET /bo/session', {}, { signal }),
  staleTime: staffAgeMs,
});

/** Nobody until it is known who is there. */
export const StaffContext = createContext<StaffInfo | undefined>(undefined);

/** Who is at the desk; screens are shown only when that is known. */
export function useStaff(): StaffInfo {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('It is not known yet who is at the desk.');
  return staff;
}

export function isAllowed(staff: StaffInfo | undefined, key: GuardedCall): boolean {
  const permission = permissionOf(key);
  if (!staff || permission === undefined) return false;
  return permission === null || staff.permissions.includes(permission);
}

/** Whether the one at the desk may make this call. */
export function useCan(key: GuardedCall): boolean {
  return isAllowed(useContext(StaffContext), key);
}

export type Credentials = { username: string; password: string; code: string };

export async function logIn(credentials: Credentials): Promise<void> {
  const { token, staff } = await call('POST /bo/session/login', { body: credentials });
  queryClient.setQueryData(staffQuery.queryKey, staff);
  keepToken(token);
}

export async function logOut(): Promise<void> {
  if (readToken()) {
    // The token is dropped here whether or not the server heard of it.
    await call('POST /bo/session/logout', { body: {} }).catch(() => undefined);
  }
  dropToken();
  queryClient.clear();
}

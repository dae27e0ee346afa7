import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from '#office/address/redirect.tsx';
import { useAddress } from '#office/address/use-address.ts';
import { LoadingPage, UnreachablePage } from '#office/layouts/state-pages.tsx';
import { listenToSession, readToken } from './session.ts';
import { StaffContext, staffQuery } from './staff.ts';

/** Everything behind the login; whoever has no session logs in and comes back to this address. */
export function Desk({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(listenToSession, readToken);
  const { pathname, search } = useAddress();
  if (!token) return <Redirect to="/login" state={{ next: pathname + search }} />;
  return <Seat>{children}</Seat>;
}

function Seat({ children }: { children: ReactNode }) {
  const { data } = useQuery(staffQuery);
  return <StaffContext value={data}>{children}</StaffContext>;
}

/** A screen waits until it is known who is there; a server out of reach ends no session. */
export function Seated({ children }: { children: ReactNode }) {
  const staff = useContext(StaffContext);
  const { error } = useQuery(staffQuery);
  if (staff) return children;
  return error ? <UnreachablePage /> : <LoadingPage />;
}

import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { type AddressState, goTo } from './use-address.ts';

/** Leads to another address in place of this one: to where it was told first, however often it is drawn. */
export function GoTo({ to, state }: { to: string; state?: AddressState }) {
  const router = useRouter();
  const [first] = useState({ to, how: { isReplaced: true, state } });
  useEffect(() => goTo(router, first.to, first.how), [router, first]);
  return null;
}

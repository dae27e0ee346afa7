import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { type AddressState, goTo } from './use-address.ts';

/** Leads to another address in the place of this one. */
export function Redirect({ to, state }: { to: string; state?: AddressState }) {
  const router = useRouter();
  const lead = useEffectEvent(() => goTo(router, to, { state, isReplaced: true }));
  useEffect(() => lead(), [to]);
  return null;
}

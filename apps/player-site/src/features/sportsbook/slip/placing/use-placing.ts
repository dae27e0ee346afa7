/** Placing, for screens: what is under way, and what was answered. */
import { useEffect, useSyncExternalStore } from 'react';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { foundPlacing } from '#features/programs/asking.rules.ts';
import { askAgain } from './place-slip.ts';
import { placingStore } from './placing-store.ts';

export function usePlacing() {
  const state = useSyncExternalStore(placingStore.subscribe, placingStore.read);
  const { data: member } = useMember(useIsLoggedIn());
  const isOwn = (one: { memberId: string } | null) => one !== null && one.memberId === member?.id;
  return {
    ...state,
    memberId: member?.id,
    placing: isOwn(state.placing) ? state.placing : null,
    receipt: isOwn(state.receipt) ? state.receipt : null,
  };
}

/** A slip left without an answer is asked about as the page opens, once it is known whose it is. */
export function useFoundPlacing(): void {
  const { data: member } = useMember(useIsLoggedIn());
  const memberId = member?.id;
  useEffect(() => {
    const { placing, phase } = placingStore.read();
    if (memberId === undefined || phase !== 'idle') return;
    const found = foundPlacing(placing, memberId, Date.now());
    if (found === 'ask') void askAgain(memberId);
    if (found === 'wait') placingStore.setPhase('stopped');
  }, [memberId]);
}

import { useEffect, useEffectEvent } from 'react';
import { isFirstLogin } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { PublicModal } from './public-modal.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** The pop-ups for who is there now. With none to show, nothing opens. */
export function AnnouncementPopup({
  isMember,
  onClose,
}: {
  isMember: boolean;
  onClose: () => void;
}) {
  const execution = isMember ? (isFirstLogin() ? 'F' : 'A') : 'B';
  const list = useAnnouncements({ types: 'PU', execution });
  const isEmpty = !list.isLoading && !list.failed && list.items.length === 0;
  const closeEmpty = useEffectEvent(onClose);
  useEffect(() => {
    if (isEmpty) closeEmpty();
  }, [isEmpty]);
  const { data: member } = useMember(isMember);
  // Whoever takes a break from play is left alone with what would lead back to it.
  if (isMember && (!member || member.exclusion)) return null;
  // Nobody asked for them: one that does not come is not missed.
  if (list.items.length === 0) return null;
  return <PublicModal list={list} onClose={onClose} />;
}

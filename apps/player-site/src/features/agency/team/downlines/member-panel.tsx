import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { MemberCard } from './member-card.tsx';
import { useSidePanel } from './use-side-panel.ts';

/** One of the team: a sheet on a phone, beside the list on a desk. */
export function MemberPanel({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const isBeside = useSidePanel();
  const query = useQuery(memberQuery('GET /wps/agent/members/:id', { params: { id: memberId } }));
  const title = query.data?.nickname ?? t('team_member');
  const body = query.data ? (
    <MemberCard member={query.data} />
  ) : query.isError ? (
    <QueryError query={query} />
  ) : (
    <SkeletonRows count={5} label={t('loading')} />
  );
  if (isBeside) {
    return (
      <SidePanel title={title} onClose={onClose}>
        {body}
      </SidePanel>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')} size="full">
      {body}
    </Dialog>
  );
}

/** Takes the focus when it opens; Escape closes it and gives the focus back. */
function SidePanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the panel closes by itself.
    const isInDialog = event.target instanceof Element && event.target.closest('dialog');
    if (event.key === 'Escape' && !isInDialog) onClose();
  });
  useEffect(() => {
    const opener = document.activeElement;
    const aside = panel.current;
    const listen = (event: KeyboardEvent) => press(event);
    aside?.addEventListener('keydown', listen);
    aside?.focus({ preventScroll: true });
    return () => {
      aside?.removeEventListener('keydown', listen);
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={panel} tabIndex={-1} className="member-panel" aria-labelledby="member-panel">
      <header className="member-panel-head">
        <h2 id="member-panel" className="member-panel-title">
          {title}
        </h2>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {children}
    </aside>
  );
}

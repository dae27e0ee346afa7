import type { ReactNode } from 'react';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ListProblem } from './list-problem.tsx';
import { tooNarrowForPanels, useMediaQuery } from './use-media-query.ts';
import './record-panel.css';

/** How the record's own reading stands, as `useGetOne` tells it. */
type Reading = { error: unknown; refetch: () => unknown; isFetching: boolean };

/** One record of a queue: beside the list, or above it on a phone. */
export function RecordPanel({
  title,
  unread,
  reading,
  onClose,
  footer,
  children,
}: {
  title: string;
  /** The title of the problem when the record cannot be read. */
  unread: string;
  reading: Reading;
  onClose: () => void;
  footer?: ReactNode;
  /** Nothing until the record is there. */
  children: ReactNode;
}) {
  const { translate } = useWords();
  const isAbove = useMediaQuery(tooNarrowForPanels);
  const closeLabel = translate('ra.action.close');
  const body = children || <Unread unread={unread} reading={reading} />;
  if (isAbove) {
    return (
      <Dialog isOpen onClose={onClose} title={title} closeLabel={closeLabel} footer={footer}>
        {body}
      </Dialog>
    );
  }
  return (
    <aside className="record-panel" aria-label={title}>
      <header className="record-panel-head">
        <h2>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </header>
      <div className="record-panel-body">{body}</div>
      {footer && <footer className="record-panel-foot">{footer}</footer>}
    </aside>
  );
}

function Unread({ unread, reading }: { unread: string; reading: Reading }) {
  const { translate } = useWords();
  const { error, refetch, isFetching } = reading;
  if (!error) return <SkeletonRows count={4} label={translate('list.loading')} />;
  return <ListProblem title={unread} error={error} onRetry={refetch} isRetrying={isFetching} />;
}

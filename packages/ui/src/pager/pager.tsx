import type { ReactNode } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import './pager.css';

/** The foot of a list that is read page by page through a cursor. */
export function Pager({
  hasMore,
  isLoading,
  onMore,
  moreLabel,
  loadingLabel,
  summary,
}: {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  moreLabel: string;
  loadingLabel: string;
  /** How much is shown, such as "20 of 134", or that this is the end. */
  summary?: ReactNode;
}) {
  return (
    <div className="ui-pager">
      {summary && <p className="ui-pager-summary">{summary}</p>}
      {hasMore && (
        <Button isLoading={isLoading} loadingLabel={loadingLabel} onClick={onMore}>
          {moreLabel}
        </Button>
      )}
    </div>
  );
}

import { type ReactNode, useMemo } from 'react';
import { kangaCloth } from '@bahati/ui/patterns/kanga.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import './empty-state.css';

/** Nothing here yet: a small folded kanga, what would stand here and how it gets here. */
export function EmptyState({
  title,
  text,
  action,
  seed = 'empty',
}: {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  seed?: string | undefined;
}) {
  const cloth = useMemo(() => svgDataUri(kangaCloth(seed, { width: 240, height: 150 })), [seed]);
  return (
    <div className="ui-empty">
      <img className="ui-empty-cloth" src={cloth} alt="" width={192} height={120} />
      <p className="ui-empty-title">{title}</p>
      {text && <p className="ui-empty-text">{text}</p>}
      {action}
    </div>
  );
}

/** The head of a page beside a game: where one is, and the way back. */
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { PageTitle } from '#features/loading/page-title.tsx';
import './view-head.css';

export function ViewHead({
  title,
  text,
  back,
}: {
  title: string;
  text?: ReactNode;
  /** A link. */
  back: ReactNode;
}) {
  return (
    <header className="view-head">
      <PageTitle words={title} />
      <p className="view-head-back">
        <ChevronLeftIcon size={18} />
        {back}
      </p>
      <h1>{title}</h1>
      {text && <p className="quiet">{text}</p>}
    </header>
  );
}

import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { Link } from '#office/address/link.tsx';
import { PageTitle } from './page-title.tsx';
import './record-title.css';

type RecordTitleProps = {
  title: string;
  /** The list the record is of. */
  back: { to: string; label: string };
  /** Chips and codes after the name. */
  children?: ReactNode;
};

/** The title of one record: a way back to its list, its name, and its state. */
export function RecordTitle({ title, back, children }: RecordTitleProps) {
  return (
    <PageTitle title={title}>
      <span className="office-record">
        <Link to={back.to} className="office-record-back" aria-label={back.label}>
          <ChevronLeftIcon size={20} />
        </Link>
        <span className="office-record-name">{title}</span>
        {children}
      </span>
    </PageTitle>
  );
}

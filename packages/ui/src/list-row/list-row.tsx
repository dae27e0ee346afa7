import type { ReactNode } from 'react';
import { ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import './list-row.css';

export type RenderLink = (link: { className: string; children: ReactNode }) => ReactNode;

export type ListRowProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  trailingNote?: ReactNode;
  onClick?: (() => void) | undefined;
  href?: string | undefined;
  /** Wraps the row in the router's own link. */
  renderLink?: RenderLink | undefined;
  isSelected?: boolean | undefined;
};

/** One line of a record. With a way in it is a link or a button and shows a chevron. */
export function ListRow(props: ListRowProps) {
  const { onClick, href, renderLink, isSelected } = props;
  const opens = Boolean(onClick ?? href ?? renderLink);
  const className = opens ? 'ui-row ui-row-opens' : 'ui-row';
  const children = <RowBody {...props} opens={opens} />;
  if (renderLink) return renderLink({ className, children });
  if (href !== undefined) {
    return (
      <a className={className} href={href} aria-current={isSelected || undefined}>
        {children}
      </a>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={className} aria-pressed={isSelected} onClick={onClick}>
        {children}
      </button>
    );
  }
  return <div className={className}>{children}</div>;
}

function RowBody({
  title,
  subtitle,
  leading,
  trailing,
  trailingNote,
  opens,
}: ListRowProps & { opens: boolean }) {
  return (
    <>
      {leading && <span className="ui-row-leading">{leading}</span>}
      <span className="ui-row-main">
        <span className="ui-row-title">{title}</span>
        {subtitle && <span className="ui-row-subtitle">{subtitle}</span>}
      </span>
      {(trailing || trailingNote) && (
        <span className="ui-row-end">
          {trailing}
          {trailingNote && <span className="ui-row-subtitle">{trailingNote}</span>}
        </span>
      )}
      {opens && (
        <span className="ui-row-chevron">
          <ChevronRightIcon size={18} />
        </span>
      )}
    </>
  );
}

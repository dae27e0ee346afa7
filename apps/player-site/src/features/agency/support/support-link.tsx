import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The way to customer service: the brand's own address, or the help. */
export function SupportLink({
  url,
  className,
  children,
}: {
  url: string | null | undefined;
  className: string;
  children: ReactNode;
}) {
  return url ? (
    <a className={className} href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link className={className} to="/help">
      {children}
    </Link>
  );
}

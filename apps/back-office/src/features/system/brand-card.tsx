import { type ReactNode, useId } from 'react';
import type { BrandSettings } from '@bahati/contract/back-office/system/brand.ts';

export type BrandCardProps = { brand: BrandSettings; isReadOnly: boolean };

/** One setting of the brand: what it is, how it stands, and the way to change it. */
export function BrandCard({
  title,
  about,
  state,
  isWide = false,
  children,
}: {
  title: string;
  about: string;
  state?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className="brand-card" aria-labelledby={titleId} data-wide={isWide ? '' : undefined}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {state}
      </header>
      <p className="quiet">{about}</p>
      {children}
    </section>
  );
}

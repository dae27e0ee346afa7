/** A link to another view of the page it stands on. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SportsSearch } from './sports-search.ts';

/** Another sport or time begins a list anew; the market of the columns may stay. */
const fresh: SportsSearch = {
  sport: undefined,
  country: undefined,
  competition: undefined,
  when: undefined,
  only: undefined,
  sort: undefined,
  event: undefined,
  part: undefined,
  group: undefined,
  bets: undefined,
  view: undefined,
  shown: undefined,
};

export function ViewLink({
  view,
  isCurrent = false,
  className,
  label,
  onFollow,
  children,
}: {
  /** What is not named is left out of the address. */
  view: SportsSearch;
  isCurrent?: boolean;
  className?: string | undefined;
  label?: string | undefined;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      to="."
      search={(current: object) => ({ ...current, ...fresh, ...view })}
      className={className}
      aria-label={label}
      // By itself the router takes an address for another's that carries more.
      activeOptions={{ exact: true }}
      activeProps={{}}
      inactiveProps={isCurrent ? { 'aria-current': 'page' } : {}}
      preload={false}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}

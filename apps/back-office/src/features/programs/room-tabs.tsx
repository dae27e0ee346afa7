import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '#office/address/link.tsx';
import { usePathname } from '#office/address/use-address.ts';
import './room-tabs.css';

export type RoomTab = { to: string; label: string; isHere: boolean; count?: ReactNode };

/** The pages of a program's room; on a phone the row is wider than the screen. */
export function RoomTabs({ label, tabs }: { label: string; tabs: readonly RoomTab[] }) {
  const pathname = usePathname();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !current) return;
    row.current.scrollLeft =
      current.offsetLeft -
      row.current.offsetLeft -
      (row.current.clientWidth - current.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} className="room-tabs" aria-label={label}>
      {tabs.map(({ to, label: words, isHere, count }) => (
        <Link key={to} to={to} className="room-tab" aria-current={isHere ? 'page' : undefined}>
          {words}
          {count}
        </Link>
      ))}
    </nav>
  );
}

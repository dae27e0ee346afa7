import type { Banner } from '@bahati/contract/player-site/content/banners.ts';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { GameLink } from '#features/catalogue/game-link.tsx';

/** Leads where a banner leads; nothing where it leads nowhere, or to a video. */
export function BannerLink({
  banner: { linkageType, linkage },
  className,
  children,
}: {
  banner: Pick<Banner, 'linkageType' | 'linkage'>;
  className: string;
  children: ReactNode;
}) {
  if (linkage === null) return null;
  switch (linkageType) {
    case 'GAME':
      return (
        <GameLink game={{ gameId: linkage }} className={className}>
          {children}
        </GameLink>
      );
    case 'PAGE':
      return (
        <PathLink path={linkage} className={className}>
          {children}
        </PathLink>
      );
    case 'LINK':
      return (
        <a className={className} href={linkage} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    default:
      return null;
  }
}

/** An address of this site that staff wrote, with its search and its anchor. */
export function PathLink({
  path,
  className,
  children,
}: {
  path: string;
  className: string;
  children: ReactNode;
}) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(path);
  }
  return (
    <a className={className} href={path} onClick={follow}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { HeartFilledIcon, HeartIcon } from '@bahati/ui/icons/icons.tsx';
import { TileArt } from './tile-art.tsx';
import './game-tile.css';

export type GameTileProps = {
  /** Address of the picture; without one the place is held. */
  src: string | undefined;
  /** Gives the place a colour before its picture is there. */
  nodeId?: number | undefined;
  title: string;
  vendor: string;
  /** Wraps the picture in the router's link; the link's name is the game's. */
  renderLink: (link: { className: string; 'aria-label': string; children: ReactNode }) => ReactNode;
  badge?: ReactNode;
  favourite?: { isOn: boolean; label: string; onToggle: () => void } | undefined;
  /** Under maintenance: still a link, seen to be resting. */
  isDown?: boolean | undefined;
  downLabel?: string | undefined;
  /** One small line under the picture, such as a jackpot; decoration for the ear. */
  note?: ReactNode;
  isEager?: boolean | undefined;
};

export function GameTile({
  src,
  nodeId,
  title,
  vendor,
  renderLink,
  badge,
  favourite,
  isDown = false,
  downLabel,
  note,
  isEager,
}: GameTileProps) {
  return (
    <article className="ui-tile" data-down={isDown ? '' : undefined}>
      {renderLink({
        className: 'ui-tile-link',
        'aria-label':
          isDown && downLabel ? `${title}, ${vendor}, ${downLabel}` : `${title}, ${vendor}`,
        children: <TileArt src={src} alt="" nodeId={nodeId} isEager={isEager} />,
      })}
      {badge && <span className="ui-tile-badge">{badge}</span>}
      {isDown && (
        <span className="ui-tile-down" aria-hidden="true">
          {downLabel}
        </span>
      )}
      {favourite && (
        <button
          type="button"
          className="ui-tile-heart"
          aria-label={favourite.label}
          aria-pressed={favourite.isOn}
          onClick={favourite.onToggle}
        >
          {favourite.isOn ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
        </button>
      )}
      {note && (
        <span className="ui-tile-note" aria-hidden="true">
          {note}
        </span>
      )}
    </article>
  );
}

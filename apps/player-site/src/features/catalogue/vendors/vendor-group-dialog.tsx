import type { Game } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { GripIcon } from './grip-icon.tsx';
import type { VendorGroup } from '#features/catalogue/start-game.rules.ts';
import { usePopupPlace } from './use-popup-place.ts';
import { useVendorGames } from './use-vendor-games.ts';
import './vendor-group-dialog.css';

const size = { width: 200, height: 200 };

/**
 * The games of one vendor in a small window (spec §2: 200 by 200, draggable, not closed by a touch
 * outside it). The page beneath stays alive.
 */
export function VendorGroupDialog({ group, onClose }: { group: VendorGroup; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { place, handle } = usePopupPlace(size);
  useTopLayer(box, onClose);

  return createPortal(
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="vendor-group"
      style={{ ...size, left: place.x, top: place.y }}
    >
      <div className="vendor-group-head">
        <button
          type="button"
          className="vendor-group-handle"
          aria-label={t('group_move', { vendor: group.vendorName })}
          {...handle}
        >
          <GripIcon size={18} />
          <span id={titleId} className="vendor-group-title">
            {group.vendorName}
          </span>
        </button>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      </div>
      <VendorGames group={group} />
    </div>,
    // While a sheet is open all outside it is dead, so the window then stands inside it.
    document.querySelector('dialog[open]:modal') ?? document.body,
  );
}

/** Above everything, with the focus, which goes back to where it came from. */
function useTopLayer(box: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const element = box.current;
    const opener = document.activeElement;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    element?.addEventListener('keydown', press);
    element?.showPopover();
    element?.focus({ preventScroll: true });
    return () => {
      element?.removeEventListener('keydown', press);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [box]);
}

function VendorGames({ group }: { group: VendorGroup }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const { games, ...query } = useVendorGames(group);
  if (query.isError) return <p className="vendor-group-word">{words(query.error)}</p>;
  if (!games)
    return (
      <p className="vendor-group-word">
        <Spinner label={t('loading')} size={24} />
      </p>
    );
  if (games.length === 0) return <p className="vendor-group-word">{t('games_none_title')}</p>;
  return (
    <ul className="vendor-group-list">
      {games.map((game) => (
        <li key={game.gameId}>
          <GroupGame game={game} />
        </li>
      ))}
      {query.hasNextPage && (
        <li>
          <button
            type="button"
            className="vendor-group-game"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('games_more')}
          </button>
        </li>
      )}
    </ul>
  );
}

function GroupGame({ game }: { game: Game }) {
  const { t } = useTranslation();
  const content = (
    <>
      <img className="vendor-group-art" src={game.icon} alt="" width={32} height={40} />
      <span className="vendor-group-name">
        {game.displayName}
        {game.isUnderMaintenance && <span className="quiet">{t('game_down')}</span>}
      </span>
    </>
  );
  if (game.isUnderMaintenance) return <span className="vendor-group-game">{content}</span>;
  return (
    <GameLink game={game} className="vendor-group-game">
      {content}
    </GameLink>
  );
}

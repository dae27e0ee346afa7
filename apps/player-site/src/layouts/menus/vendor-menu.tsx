import type { GameCategory, Vendor } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { startHref, startOfVendor } from '#features/catalogue/start-game.rules.ts';
import { useStartGame } from '#features/catalogue/use-start-game.ts';
import { categoryLabels, categoryPaths } from '#site/paths.ts';
import './vendor-menu.css';

/** From more entries than this on the menu is shown large (spec §2, §9). */
const largeAbove = 10;

export function VendorMenu({
  category,
  vendors,
  takesFocus,
  startPx,
  onFollow,
}: {
  category: GameCategory;
  vendors: readonly Vendor[];
  /** Opened by a key: the first entry is where the key goes on from. */
  takesFocus: boolean;
  /** Where the category stands: a small menu hangs below it. */
  startPx: number;
  onFollow: () => void;
}) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('a')?.focus();
  }, [takesFocus, category]);
  const label = t(categoryLabels[category]);
  const isLarge = vendors.length > largeAbove;
  // At the end of the bar the menu moves back, so that it never leaves the screen.
  const widthPx = vendors.length > 1 ? 576 : 332;
  return (
    <div
      ref={panel}
      className="vendor-menu"
      role="group"
      aria-label={t('vendor_menu_label', { category: label })}
      data-large={isLarge ? '' : undefined}
      style={isLarge ? undefined : { insetInlineStart: `min(${startPx}px, 100% - ${widthPx}px)` }}
    >
      <div className="vendor-menu-head">
        <p className="vendor-menu-title">{label}</p>
        <Link to={categoryPaths[category]} className="text-link" onClick={onFollow}>
          {t('row_all_of', { category: label })}
        </Link>
      </div>
      <ul className="vendor-menu-list">
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorCard category={category} vendor={vendor} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Slots lead to the vendor's list, anything else to what starting it means (spec §2). */
function VendorCard({
  category,
  vendor,
  onFollow,
}: {
  category: GameCategory;
  vendor: Vendor;
  onFollow: () => void;
}) {
  const { t } = useTranslation();
  const startGame = useStartGame();
  const start = startOfVendor(vendor, category);

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
    startGame(start);
  }

  return (
    <a
      href={startHref(start)}
      className="vendor-card"
      data-down={vendor.isUnderMaintenance ? '' : undefined}
      onClick={follow}
    >
      <VendorMark vendor={vendor} />
      <span className="vendor-card-words">
        <span className="vendor-card-name">{vendor.name}</span>
        {vendor.isUnderMaintenance && <small>{t('game_down')}</small>}
      </span>
    </a>
  );
}

/** Two letters on the vendor's own hue: real companies' marks are theirs, and letters load at once. */
function VendorMark({ vendor: { vassalage, name } }: { vendor: Vendor }) {
  const letters = name.split(/\s+/).map((word) => word.charAt(0));
  const sum = [...vassalage].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (
    <span className={`vendor-mark vendor-mark-${sum % 5}`} aria-hidden="true">
      {(letters.length > 1 ? letters.slice(0, 2).join('') : name.slice(0, 2)).toUpperCase()}
    </span>
  );
}

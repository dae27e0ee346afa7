import { GameTile } from '@bahati/ui/game-tile/game-tile.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import type { VendorsRow } from './home-rows.rules.ts';

/** The vendors of a category side by side; each opens what it offers. */
export function HomeVendorRow({
  row: { gameType, vendors },
  title,
  action,
}: {
  row: VendorsRow;
  title: string;
  action: ReactNode;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="game-row" aria-labelledby={titleId}>
      <div className="game-row-head">
        <h2 id={titleId} className="game-row-title">
          {title}
        </h2>
        {action}
      </div>
      <ul
        className="game-strip"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Where every vendor rests there is no link, and the keyboard scrolls the row itself.
        tabIndex={vendors.every(({ isUnderMaintenance }) => isUnderMaintenance) ? 0 : undefined}
      >
        {vendors.map(({ vassalage, name, icon, isUnderMaintenance }) => {
          const group = {
            gameId: vassalage,
            gameType,
            vassalage,
            vendorName: name,
            isGame: 'VASSALAGE',
          } as const;
          return (
            <li key={vassalage} className="game-card">
              <GameTile
                src={icon}
                title={name}
                vendor={title}
                isDown={isUnderMaintenance}
                downLabel={t('game_down')}
                renderLink={(link) =>
                  isUnderMaintenance ? (
                    <span {...link} role="img" />
                  ) : (
                    <GameLink game={group} {...link} />
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { Game } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { GameTile } from '@bahati/ui/game-tile/game-tile.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { kangaCloth } from '#site/scene.ts';
import { GameLink } from './game-link.tsx';

export type CardGame = Pick<Game, 'gameId' | 'displayName' | 'vendorName' | 'icon'> &
  Partial<
    Pick<Game, 'nodeId' | 'isHot' | 'isUnderMaintenance' | 'isGame' | 'gameType' | 'vassalage'>
  >;

/** Whether the member likes it, and how to change that. */
export type Favourite = { isOn: boolean; label: string; onToggle: () => void };

/** A game in a row or a grid. Under maintenance it says so and leads nowhere. */
export function GameCard({
  game,
  isEager,
  hasPicture = true,
  favourite,
  note,
}: {
  game: CardGame;
  isEager?: boolean | undefined;
  /** Not yet its picture's turn: the place is held. */
  hasPicture?: boolean;
  favourite?: Favourite | undefined;
  /** One small line under the picture. */
  note?: ReactNode;
}) {
  const { t } = useTranslation();
  const isDown = game.isUnderMaintenance ?? false;
  return (
    <div className="game-card" onErrorCapture={showDefaultIcon}>
      <GameTile
        src={hasPicture ? game.icon : undefined}
        // A bet game's picture has colours of its own.
        nodeId={game.gameType === 'BGS' ? undefined : game.nodeId}
        title={game.displayName}
        vendor={game.vendorName}
        isDown={isDown}
        downLabel={t('game_down')}
        isEager={isEager}
        favourite={favourite}
        note={note}
        badge={
          game.isHot === 1 && !isDown ? <Badge tone="coral">{t('game_hot')}</Badge> : undefined
        }
        renderLink={(link) =>
          isDown ? <span {...link} role="img" /> : <GameLink game={game} {...link} />
        }
      />
    </div>
  );
}

/** A picture that does not arrive gives way to the operator's cloth (spec §8). */
function showDefaultIcon({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLImageElement)) return;
  if (target.getAttribute('src') !== kangaCloth) target.src = kangaCloth;
}

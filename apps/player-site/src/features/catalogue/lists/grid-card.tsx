import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { InfoIcon } from '@bahati/ui/icons/icons.tsx';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { GameCard } from '#features/catalogue/game-card.tsx';
import type { ListedGame } from './game-source.ts';
import { usePictureTurn } from './picture-turns.ts';
import { TileCounter } from './tile-counter.tsx';

const GameSheet = lazy(() =>
  loadChunk(() => import('./game-sheet.tsx')).then((part) => ({ default: part.GameSheet })),
);

type Props = {
  game: ListedGame;
  isEager: boolean;
  isFavourite: boolean;
  hasCounter: boolean;
  /** Where many games are hot, none is marked so. */
  hasMark: boolean;
  onFavourite: (game: ListedGame) => void;
};

/**
 * A game in a long list: its picture, a heart, a counter where the brand decorates (spec §2), and a
 * sheet that tells more. Another game may take its place while somebody types.
 */
export const GridCard = memo(function GridCard({
  game,
  isEager,
  isFavourite,
  hasCounter,
  hasMark,
  onFavourite,
}: Props) {
  const { t } = useTranslation();
  const [openedId, setOpenedId] = useState<string>();
  const hasPicture = usePictureTurn(isEager, game.icon);
  const favourite = {
    isOn: isFavourite,
    label: t(isFavourite ? 'favourite_remove' : 'favourite_add', { game: game.displayName }),
    onToggle: () => onFavourite(game),
  };
  return (
    <>
      <GameCard
        game={hasMark ? game : { ...game, isHot: 0 }}
        isEager={isEager}
        hasPicture={hasPicture}
        favourite={favourite}
      />
      <div className="grid-card-foot">
        {hasCounter ? <TileCounter nodeId={game.nodeId} /> : <span />}
        <IconButton
          label={t('game_about', { game: game.displayName })}
          onClick={() => setOpenedId(game.gameId)}
        >
          <InfoIcon size={18} />
        </IconButton>
      </div>
      {openedId === game.gameId && (
        <Suspense>
          <GameSheet game={game} favourite={favourite} onClose={() => setOpenedId(undefined)} />
        </Suspense>
      )}
    </>
  );
}, isSameCard);

/** Games that are read anew at every key are told apart by what a card shows of them. */
function isSameCard(before: Props, after: Props): boolean {
  const { game, ...rest } = after;
  return (
    areEqual(before.game, game) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => before[key] === rest[key])
  );
}

function areEqual(one: ListedGame, other: ListedGame): boolean {
  if (one === other) return true;
  const keys = Object.keys(other) as (keyof ListedGame)[];
  return keys.every((key) => one[key] === other[key]);
}

import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { type ComponentType, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { type CardGame, GameCard } from './game-card.tsx';
import { usePictureTurn } from './lists/picture-turns.ts';
import { TileCounter } from './lists/tile-counter.tsx';
import { useHasCounters } from './lists/use-has-counters.ts';
import './game-row.css';

/** Rows longer than this get arrows on screens with a pointer (spec §2). */
const arrowsAbove = 12;

export function GameRow({
  title,
  games,
  action,
  note,
  showsArrowsAbove = arrowsAbove,
  isEager,
  Mover,
}: {
  title: string;
  games: readonly CardGame[];
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  /** Between the title and the games. */
  note?: ReactNode;
  showsArrowsAbove?: number | undefined;
  isEager?: boolean | undefined;
  /** What moves the row by itself, given the strip it may move. */
  Mover?: ComponentType<{ strip: RefObject<HTMLUListElement | null> }> | undefined;
}) {
  const titleId = useId();
  const strip = useRef<HTMLUListElement>(null);
  const hasCounters = useHasCounters();
  return (
    <section className="game-row" aria-labelledby={titleId}>
      <div className="game-row-head">
        <h2 id={titleId} className="game-row-title">
          {title}
        </h2>
        {Mover && <Mover strip={strip} />}
        {action}
        {games.length > showsArrowsAbove && <Arrows strip={strip} />}
      </div>
      {note}
      <ul
        ref={strip}
        className="game-strip"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Where every game rests there is no link, and the keyboard scrolls the row itself.
        tabIndex={games.every(({ isUnderMaintenance }) => isUnderMaintenance) ? 0 : undefined}
      >
        {games.map((game) => (
          <li key={game.gameId}>
            <RowCard game={game} isEager={isEager} hasCounter={hasCounters} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its picture waits for its turn, so that a row's pictures are not all drawn in one frame. */
function RowCard({
  game,
  isEager = false,
  hasCounter,
}: {
  game: CardGame;
  isEager?: boolean | undefined;
  hasCounter: boolean;
}) {
  const hasPicture = usePictureTurn(isEager, game.icon);
  return (
    <GameCard
      game={game}
      isEager={isEager}
      hasPicture={hasPicture}
      note={hasCounter && game.nodeId !== undefined && <TileCounter nodeId={game.nodeId} />}
    />
  );
}

function Arrows({ strip }: { strip: RefObject<HTMLUListElement | null> }) {
  const { t } = useTranslation();
  function move(direction: 1 | -1) {
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
  }
  return (
    <span className="game-row-arrows">
      <IconButton label={t('row_back')} tone="quiet" onClick={() => move(-1)}>
        <ChevronLeftIcon size={20} />
      </IconButton>
      <IconButton label={t('row_on')} tone="quiet" onClick={() => move(1)}>
        <ChevronRightIcon size={20} />
      </IconButton>
    </span>
  );
}

/** The row's place while its games are on their way. */
export function GameRowSkeleton() {
  const hasCounters = useHasCounters();
  return (
    <div className="game-row" aria-hidden="true">
      <div className="game-row-head">
        <span className="game-row-ghost-title ui-skeleton" />
      </div>
      <ul className="game-strip">
        {Array.from({ length: 7 }, (_, at) => (
          <li key={at} className="game-card">
            <span className="game-row-ghost ui-skeleton" />
            {hasCounters && <span className="ui-tile-note">{'\u00a0'}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { readLowData } from '#features/low-data/low-data.ts';
import { AutoSlide } from '#features/catalogue/auto-slide.tsx';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import './winner-board.css';

/** Spec §9: twenty at most, the first three emphasised. */
const limitNum = 20;
const podium = 3;
const places = [1, 2, 3];
/** The rest moves on at the pace one reads it. */
const calmMs = 3000;

const thriftyPollMs = 5 * 60_000;

export function winnersQuery() {
  const query = { limitNum, language: currentLanguage() };
  return { ...publicQuery('GET /wps/relay/GCSGAME_getRankList', { query }), staleTime: 8_000 };
}

/**
 * Real settled rounds, names masked: the three biggest on the podium, then the latest, which moves
 * by. A new winner appears while one looks.
 */
export function WinnerBoard() {
  const { t } = useTranslation();
  const strip = useRef<HTMLOListElement>(null);
  const { data, isError } = useQuery({
    ...winnersQuery(),
    // A page in the background does not ask.
    refetchInterval: () => (readLowData() ? thriftyPollMs : 10_000),
  });
  const winners = data?.winners ?? [];
  const isEmpty = winners.length === 0 && (data !== undefined || isError);
  return (
    <section className="winners" aria-labelledby="winners-title">
      <div className="winners-head">
        <h2 id="winners-title" className="winners-title">
          {t('winners_title')}
        </h2>
        {winners.length > podium && <AutoSlide strip={strip} delayMs={calmMs} />}
      </div>
      {isEmpty ? (
        <p className="winners-none">
          <strong>{t('winners_none_title')}</strong>
          <span className="quiet">{t('winners_none_text')}</span>
        </p>
      ) : winners.length > 0 ? (
        <Winners winners={winners} strip={strip} />
      ) : (
        <div className="winners-ghost" aria-hidden="true">
          {places.map((place) => (
            <span key={place} className="ui-skeleton" />
          ))}
        </div>
      )}
    </section>
  );
}

type Winner = {
  customerName: string;
  winAmount: string;
  currencySymbol: string;
  iconUrl: string;
  gameName: string;
  gameId: string;
  wonAt: string;
};

function Winners({
  winners,
  strip,
}: {
  winners: readonly Winner[];
  strip: RefObject<HTMLOListElement | null>;
}) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date().toISOString());
  const key = ({ customerName, wonAt, winAmount }: Winner) => `${customerName}${wonAt}${winAmount}`;
  return (
    <>
      <ol className="winners-podium">
        {winners.slice(0, podium).map((winner, at) => (
          <li key={key(winner)} className={`winner winner-place-${at + 1}`}>
            <WinnerLink winner={winner} place={at + 1} />
          </li>
        ))}
        {places.slice(winners.length).map((place) => (
          <li key={place} className="winner winner-free" aria-hidden="true">
            {place}
          </li>
        ))}
      </ol>
      {winners.length > podium && (
        <ol ref={strip} start={podium + 1} className="winners-list" aria-label={t('winners_rest')}>
          {winners.slice(podium).map((winner) => (
            <li
              key={key(winner)}
              className="winner"
              data-new={winner.wonAt > openedAt ? '' : undefined}
            >
              <WinnerLink winner={winner} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function WinnerLink({ winner, place }: { winner: Winner; place?: number }) {
  const { t } = useTranslation();
  const { figures, clock } = useFormat();
  return (
    <GameLink game={winner} className="winner-link">
      <img
        className="winner-art"
        src={winner.iconUrl}
        alt=""
        width={44}
        height={55}
        loading="lazy"
      />
      {place && (
        <span className="winner-medal" aria-hidden="true">
          {place}
        </span>
      )}
      <span className="winner-words">
        <span className="winner-amount tabular">
          <span className="winner-symbol">{winner.currencySymbol}</span> {figures(winner.winAmount)}
        </span>
        <span className="winner-game">{winner.gameName}</span>
        <span className="winner-name">
          {t('winner_by', { name: winner.customerName, time: clock(winner.wonAt) })}
        </span>
      </span>
    </GameLink>
  );
}

import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { publicQuery } from '#site/api.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { useFormat } from '#features/system/use-format.ts';
import './winner-board.css';

/** Spec §9: twenty at most, the first three emphasised. */
const limitNum = 20;
const podium = 3;

/** Real settled rounds, names masked: the biggest first, the rest in a list that scrolls. */
export function WinnerBoard() {
  const { t } = useTranslation();
  const { data, isError } = useQuery({
    ...publicQuery('GET /wps/relay/GCSGAME_getRankList', { query: { limitNum } }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  return (
    <section className="winners" aria-labelledby="winners-title">
      <h2 id="winners-title" className="winners-title">
        {t('winners_title')}
      </h2>
      {data && data.winners.length > 0 ? (
        <ol className="winners-list">
          {data.winners.map((winner, at) => (
            <WinnerRow
              key={`${winner.customerName}${winner.wonAt}${winner.winAmount}`}
              winner={winner}
              place={at + 1}
            />
          ))}
        </ol>
      ) : data || isError ? (
        <p className="winners-none">
          <strong>{t('winners_none_title')}</strong>
          <span className="quiet">{t('winners_none_text')}</span>
        </p>
      ) : (
        <div className="winners-list" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((place) => (
            <div key={place} className="winner">
              <Skeleton shape="block" width={44} height={55} />
              <Skeleton width="60%" />
            </div>
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

function WinnerRow({ winner, place }: { winner: Winner; place: number }) {
  const { t } = useTranslation();
  const { figures, clock } = useFormat();
  return (
    <li className={place <= podium ? 'winner winner-podium' : 'winner'}>
      <GameLink game={winner} className="winner-link">
        <img
          className="winner-art"
          src={winner.iconUrl}
          alt=""
          width={44}
          height={55}
          loading="lazy"
        />
        <span className="winner-words">
          <span className="winner-amount tabular">
            <span className="winner-symbol">{winner.currencySymbol}</span>{' '}
            {figures(winner.winAmount)}
          </span>
          <span className="winner-game">{winner.gameName}</span>
          <span className="winner-name">
            {t('winner_by', { name: winner.customerName, time: clock(winner.wonAt) })}
          </span>
        </span>
      </GameLink>
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { ClimbingAmount } from './climbing-amount.tsx';
import { useJackpots } from './use-jackpots.ts';
import './jackpots.css';

/** As many as a game has levels. */
const mostShown = 4;

/** What can be won at this moment, by the ledger. Without a jackpot there is nothing to show. */
export function PoolJackpots() {
  const { t } = useTranslation();
  const { data } = useJackpots();
  if (!data || data.pools.length === 0) return null;
  const { currency, total, pools } = data;
  return (
    <section className="jackpot jackpot-pools" aria-labelledby="jackpot-title">
      <KangaEdge height={18} />
      <div className="jackpot-head">
        <h2 id="jackpot-title" className="jackpot-label">
          {t('jackpots_total')}
        </h2>
        <p className="jackpot-figure">
          <ClimbingAmount value={total} currency={currency} />
        </p>
      </div>
      <ul className="jackpot-levels">
        {pools.slice(0, mostShown).map(({ id, level, vendorName, amount }) => (
          <li key={id} className="jackpot-level">
            <span className="jackpot-level-name">
              {t(`jackpot_level_${level}`)} <span className="quiet">{vendorName}</span>
            </span>
            <ClimbingAmount value={amount} currency={currency} />
          </li>
        ))}
      </ul>
      <p className="jackpot-links">
        <Link to="/rng" search={{ class: 'jackpot' }} className="text-link">
          {t('jackpots_games')}
        </Link>
        <Link to="/jackpots" className="text-link">
          {t('jackpots_trail')}
        </Link>
      </p>
      <KangaEdge height={18} />
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useNear } from '#features/catalogue/home/use-near.ts';
import { usePromotions } from './use-promotions.ts';
import './home-promotions.css';

/** As many as one looks at on the way. */
const mostShown = 6;

/** The promotions that have a picture, each leading to its words. */
export function HomePromotions() {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return <div ref={ref}>{isNear && <PromotionRow />}</div>;
}

function PromotionRow() {
  const { t } = useTranslation();
  const shown = (usePromotions().promotions ?? []).filter(({ pictures }) => pictures.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="game-row" aria-labelledby="home-promotions-title">
      <div className="game-row-head">
        <h2 id="home-promotions-title" className="game-row-title">
          {t('promotions_title')}
        </h2>
        <Link to="/promotions" className="text-link">
          {t('row_all')}
        </Link>
      </div>
      <ul className="home-promotions">
        {shown.slice(0, mostShown).map(({ key, title, pictures }) => (
          <li key={key}>
            <Link to="/promotions" hash={`promotion-${key}`} className="home-promotion">
              <img src={pictures[0]?.url} alt="" loading="lazy" decoding="async" />
              <span className="home-promotion-title">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

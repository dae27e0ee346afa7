import type { PointGood } from '@bahati/contract/player-site/rewards/points.ts';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { inLanguage } from './in-language.ts';

/** So few are told. */
const fewLeft = 5;

/** One of the goods: what it costs, and how far the points reach. */
export function GoodCard({
  good,
  points,
  onOpen,
}: {
  good: PointGood;
  points: number;
  onOpen: () => void;
}) {
  const { t, language } = useTranslation();
  const { count } = useFormat();
  const isGone = good.stock === 0;
  const missing = good.points - points;
  return (
    <button type="button" className="good-card" data-gone={isGone || undefined} onClick={onOpen}>
      <span className="good-picture">
        <img src={good.picture} alt="" width={320} height={320} loading="lazy" />
        {isGone ? (
          <span className="good-badge">
            <Badge tone="quiet">{t('points_sold_out')}</Badge>
          </span>
        ) : (
          good.stock <= fewLeft && (
            <span className="good-badge">
              <Badge tone="coral">{t('points_left', { count: good.stock })}</Badge>
            </span>
          )
        )}
      </span>
      <span className="good-words">
        <span className="good-name">{inLanguage(good.name, language)}</span>
        <span className="good-price">
          <span className="good-price-figure tabular">{count(good.points)}</span>{' '}
          {t('points_unit', { count: good.points })}
        </span>
        {!isGone &&
          (missing > 0 ? (
            <span className="good-missing">
              <span className="good-bar" aria-hidden="true">
                <span style={{ inlineSize: `${Math.floor((points / good.points) * 100)}%` }} />
              </span>
              {t('points_missing', { points: count(missing) })}
            </span>
          ) : (
            <span className="good-reach">{t('points_enough')}</span>
          ))}
      </span>
    </button>
  );
}

import { Button } from '@bahati/ui/button/button.tsx';
import { PointsIcon } from '@bahati/ui/icons/money-icons.tsx';
import { KangaGround } from '@bahati/ui/patterns/kanga-ground.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import { usePointBalance, usePointConfig } from './use-points.ts';

/** How many points there are, what they are worth, and turning them into cash. */
export function PointsHead() {
  const { t } = useTranslation();
  const { count, money } = useFormat();
  const balance = usePointBalance();
  const { data: config } = usePointConfig();
  const [isConverting, setIsConverting] = useState(false);
  const points = balance.data?.points;
  const perUnit = config?.pointsPerUnit ?? null;
  return (
    <section className="mall-head" aria-labelledby="mall-title">
      <KangaGround seed="points" strength="faint" size={150}>
        <div className="mall-head-body">
          <h1 id="mall-title" className="mall-head-title">
            {t('points_title')}
          </h1>
          {balance.isError ? (
            <QueryError query={balance} />
          ) : (
            <p className="mall-balance">
              <PointsIcon size={34} />
              {points === undefined ? (
                <Skeleton width={140} height={44} />
              ) : (
                <>
                  <span className="mall-balance-figure tabular">{count(points)}</span>
                  <span className="mall-balance-unit">{t('points_unit', { count: points })}</span>
                </>
              )}
            </p>
          )}
          <p className="mall-head-note">
            {config && perUnit !== null
              ? t('points_worth', {
                  points: count(perUnit),
                  amount: money('1.00', config.currency),
                })
              : t('points_never_expire')}
          </p>
          {perUnit !== null && (
            <Button
              disabled={points === undefined}
              onClick={() => setIsConverting(true)}
              className="mall-convert"
            >
              {t('points_convert')}
            </Button>
          )}
        </div>
      </KangaGround>
      {isConverting && config && points !== undefined && (
        <ConvertDialog config={config} balance={points} onClose={() => setIsConverting(false)} />
      )}
    </section>
  );
}

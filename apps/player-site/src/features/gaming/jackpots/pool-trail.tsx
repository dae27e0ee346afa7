import type { Currency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { publicQuery } from '#site/api.ts';

/** The latest transfers of a pool, each with the block it is sealed in. */
export function PoolTrail({ id, currency }: { id: string; currency: Currency }) {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const query = useQuery(publicQuery('GET /lgw/games/jackpots/:id', { params: { id } }));
  if (!query.data)
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={5} label={t('loading')} />
    );
  return (
    <table className="jackpot-table">
      <thead>
        <tr>
          <th scope="col">{t('jackpots_transfer')}</th>
          <th scope="col">{t('records_time')}</th>
          <th scope="col">{t('jackpots_what')}</th>
          <th scope="col">{t('deposit_amount')}</th>
          <th scope="col">{t('jackpots_block')}</th>
        </tr>
      </thead>
      <tbody>
        {query.data.movements.map((movement) => (
          <tr key={movement.id}>
            <th scope="row" className="tabular">
              {movement.id}
            </th>
            <td data-label={t('records_time')}>{time(movement.at)}</td>
            <td data-label={t('jackpots_what')}>{t(`jackpots_${movement.kind}`)}</td>
            <td data-label={t('deposit_amount')}>
              <Amount
                value={movement.kind === 'added' ? movement.amount : `-${movement.amount}`}
                currency={currency}
                locale={locale}
                size="s"
                sign="always"
              />
            </td>
            <td data-label={t('jackpots_block')}>
              {movement.block ? (
                <code title={movement.block.hash}>
                  {movement.block.id} · {movement.block.hash.slice(0, 12)}
                </code>
              ) : (
                t('jackpots_unsealed')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

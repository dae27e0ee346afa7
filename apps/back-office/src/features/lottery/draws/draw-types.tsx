import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/lottery/room/money.tsx';
import { useNames } from '#features/lottery/room/use-names.ts';
import type { DrawDetail } from './draw-detail.ts';

/** Sales by type of bet. */
export function DrawTypes({ byType }: Pick<DrawDetail, 'byType'>) {
  const { translate } = useWords();
  const names = useNames();
  return (
    <section className="room-part">
      <h2>{translate('lottery.draw.types')}</h2>
      {byType.length === 0 ? (
        <p className="quiet">{translate('lottery.draw.no_sales')}</p>
      ) : (
        <ReportTable
          isPart
          label={translate('lottery.draw.types')}
          columns={[
            {
              id: 'type',
              label: translate('lottery.draws.type'),
              render: ({ betType }) => names.betType(betType),
            },
            {
              id: 'tickets',
              label: translate('lottery.draws.tickets'),
              render: ({ tickets }) => tickets,
              isNumber: true,
            },
            {
              id: 'sales',
              label: translate('lottery.draws.sales'),
              render: ({ sales }) => <Money value={sales} />,
              isNumber: true,
            },
            {
              id: 'payout',
              label: translate('lottery.draws.payout'),
              render: ({ payout }) => <Money value={payout} />,
              isNumber: true,
            },
          ]}
          rows={byType}
          keyOf={({ betType }) => betType}
        />
      )}
    </section>
  );
}

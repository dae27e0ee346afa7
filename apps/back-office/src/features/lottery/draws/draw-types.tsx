import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/lottery/room/money.tsx';
import { useNames } from '#features/lottery/room/use-names.ts';
import { PlainTable } from '#features/lottery/room/plain-table.tsx';
import type { DrawDetail } from './draw-detail.ts';

/** Sales by type of bet. */
export function DrawTypes({ byType }: Pick<DrawDetail, 'byType'>) {
  const { translate } = useWords();
  const names = useNames();
  return (
    <section className="lottery-part">
      <h2>{translate('lottery.draw.types')}</h2>
      {byType.length === 0 ? (
        <p className="quiet">{translate('lottery.draw.no_sales')}</p>
      ) : (
        <PlainTable
          label={translate('lottery.draw.types')}
          columns={['type', 'tickets', 'sales', 'payout'].map((id, at) => ({
            id,
            label: translate(`lottery.draws.${id}`),
            isNumber: at > 0,
          }))}
          rows={byType.map(({ betType, tickets, sales, payout }) => ({
            id: betType,
            cells: [
              names.betType(betType),
              tickets,
              <Money key="sales" value={sales} />,
              <Money key="payout" value={payout} />,
            ],
          }))}
        />
      )}
    </section>
  );
}

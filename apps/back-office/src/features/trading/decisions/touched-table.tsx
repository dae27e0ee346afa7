import type { CallValue } from '@bahati/contract/call.ts';
import type { TradingCalls, TradingRequest } from '@bahati/contract/trading/trading.ts';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/trading/room/money.tsx';

export type Looked = CallValue<TradingCalls['POST /trading/v1/decisions/look']>;

/** The sums of who is touched. */
export function TouchedSums({ touched }: { touched: TradingRequest['touched'] }) {
  const { translate } = useWords();
  const figures = [
    { id: 'bets', value: translate('trading.touched.bets_of', touched) },
    { id: 'stake', value: <Money value={touched.stake} /> },
    { id: 'taken_back', value: <Money value={touched.takenBack} /> },
    { id: 'paid', value: <Money value={touched.paid} /> },
  ];
  return (
    <KeyValueList
      isCompact
      items={figures.map(({ id, value }) => ({
        id,
        label: translate(`trading.touched.${id}`),
        value,
      }))}
    />
  );
}

/** Who is touched, bet by bet: what he was paid and what he would be. */
export function TouchedList({ touched: { bets, list } }: Pick<Looked, 'touched'>) {
  const { translate } = useWords();
  if (list.length === 0) return <p className="quiet">{translate('trading.touched.nobody')}</p>;
  return (
    <>
      <section
        className="records-scroll trading-touched"
        aria-label={translate('trading.touched.list')}
        // A box that scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="records-table">
          <caption className="office-unseen">{translate('trading.touched.list')}</caption>
          <thead>
            <tr>
              <th scope="col">{translate('trading.touched.member')}</th>
              <th scope="col" data-number="">
                {translate('trading.touched.stake')}
              </th>
              <th scope="col" data-number="">
                {translate('trading.touched.before')}
              </th>
              <th scope="col" data-number="">
                {translate('trading.touched.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ betId, memberName, reference, stake, before, after }) => (
              <tr key={betId}>
                <td>
                  {memberName} <span className="office-code">{reference}</span>
                </td>
                <td data-number="">
                  <Money value={stake} />
                </td>
                <td data-number="">
                  <Money value={before} />
                </td>
                <td data-number="">
                  <Money value={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {bets > list.length && (
        <p className="quiet">{translate('trading.touched.more', { shown: list.length, bets })}</p>
      )}
    </>
  );
}

import type { CallValue } from '@bahati/contract/call.ts';
import type { TradingCalls, TradingRequest } from '@bahati/contract/trading/trading.ts';
import { useWords } from '#office/words/use-words.ts';
import { TouchedRows, TouchedSums } from '#features/programs/requests/touched-rows.tsx';
import { Money } from '#features/trading/room/money.tsx';

export type Looked = CallValue<TradingCalls['POST /trading/v1/decisions/look']>;

/** The sums of who is touched. */
export function BetSums({ touched }: { touched: TradingRequest['touched'] }) {
  const { translate } = useWords();
  const sums = [
    { id: 'bets', value: translate('trading.touched.bets_of', touched) },
    { id: 'stake', value: <Money value={touched.stake} /> },
    { id: 'taken_back', value: <Money value={touched.takenBack} /> },
    { id: 'paid', value: <Money value={touched.paid} /> },
  ];
  return <TouchedSums words="trading.touched" sums={sums} />;
}

/** Who is touched, bet by bet: what he was paid and what he would be. */
export function BetRows({ touched: { bets, list } }: Pick<Looked, 'touched'>) {
  const { translate } = useWords();
  return (
    <TouchedRows
      label={translate('trading.touched.list')}
      rows={list}
      keyOf={({ betId }) => betId}
      columns={[
        {
          id: 'member',
          label: translate('trading.touched.member'),
          render: ({ memberName, reference }) => (
            <>
              {memberName} <span className="office-code">{reference}</span>
            </>
          ),
        },
        {
          id: 'stake',
          label: translate('trading.touched.stake'),
          render: ({ stake }) => <Money value={stake} />,
          isNumber: true,
        },
      ]}
      before={translate('trading.touched.before')}
      after={translate('trading.touched.after')}
      money={(amount) => <Money value={amount} />}
      nobody={translate('trading.touched.nobody')}
      more={bets > list.length && translate('trading.touched.more', { shown: list.length, bets })}
    />
  );
}

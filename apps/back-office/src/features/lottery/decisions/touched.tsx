import type { LotteryTouched } from '@bahati/contract/lottery-office/office.ts';
import { Looked } from '#office/forms/looked.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { TouchedRows, TouchedSums } from '#features/programs/requests/touched-rows.tsx';
import { writeMillionths } from '#features/lottery/room/figures.ts';
import { Money } from '#features/lottery/room/money.tsx';
import type { useLook } from '#features/lottery/room/use-lottery.ts';
import { useNames } from '#features/lottery/room/use-names.ts';

/** Who is touched, as it stands now, or why that is not known. */
export function LookedAt({ look }: { look: ReturnType<typeof useLook> }) {
  const { translate } = useWords();
  return (
    <Looked look={look} failed={translate('lottery.decide.look_failed')}>
      {({ touched }) => <Touched touched={touched} />}
    </Looked>
  );
}

export function Touched({ touched }: { touched: LotteryTouched }) {
  if (touched.returns.length > 0) return <Returns returns={touched.returns} />;
  const sums = [
    { id: 'members', value: touched.members },
    { id: 'tickets', value: touched.tickets },
    { id: 'paid', value: <Money value={touched.paid} /> },
    { id: 'taken_back', value: <Money value={touched.takenBack} /> },
  ];
  return (
    <>
      <TouchedSums words="lottery.touched" sums={sums} />
      <TouchedMembers touched={touched} />
    </>
  );
}

function TouchedMembers({ touched: { most, members } }: { touched: LotteryTouched }) {
  const { translate } = useWords();
  return (
    <TouchedRows
      label={translate('lottery.touched.list')}
      rows={most}
      keyOf={({ memberKey }) => memberKey}
      columns={[
        {
          id: 'member',
          label: translate('lottery.touched.member'),
          render: ({ name }) => name,
        },
      ]}
      before={translate('lottery.touched.before')}
      after={translate('lottery.touched.after')}
      money={(amount) => <Money value={amount} />}
      nobody={translate('lottery.touched.nobody')}
      more={
        members > most.length && translate('lottery.touched.more', { shown: most.length, members })
      }
    />
  );
}

function Returns({ returns }: Pick<LotteryTouched, 'returns'>) {
  const { translate, locale } = useWords();
  const names = useNames();
  return (
    <ReportTable
      isPart
      label={translate('lottery.touched.returns')}
      columns={[
        {
          id: 'type',
          label: translate('lottery.touched.type'),
          render: ({ betType }) => names.betType(betType),
        },
        {
          id: 'before',
          label: translate('lottery.touched.return_before'),
          render: ({ before }) => writeMillionths(before, locale),
          isNumber: true,
        },
        {
          id: 'after',
          label: translate('lottery.touched.return_after'),
          render: ({ after }) => (
            <span data-loss={after > 1_000_000 ? '' : undefined}>
              {writeMillionths(after, locale)}
            </span>
          ),
          isNumber: true,
        },
      ]}
      rows={returns}
      keyOf={({ betType }) => betType}
    />
  );
}

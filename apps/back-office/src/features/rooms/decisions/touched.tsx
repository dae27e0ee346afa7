import type { RoomsTouched } from '@bahati/contract/rooms-office/decisions.ts';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Looked } from '#office/forms/looked.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MemberCell, useNamedMembers } from '#features/rooms/room/members.tsx';
import { Money } from '#features/rooms/room/money.tsx';
import type { useLook } from '#features/rooms/room/use-rooms.ts';

/** Who is touched, as it stands now, or why that is not known. */
export function LookedAt({ look }: { look: ReturnType<typeof useLook> }) {
  const { translate } = useWords();
  return (
    <Looked look={look} failed={translate('rooms_office.decide.look_failed')}>
      {({ touched }) => <Touched touched={touched} />}
    </Looked>
  );
}

function Touched({ touched }: { touched: RoomsTouched }) {
  const { translate } = useWords();
  const { way, currency, count, stakesBack, payoutsBack } = touched;
  const isRound = way === 'return' || way === 'reverse' || way === 'call_off';
  const figures = [
    { id: 'members', value: count },
    ...(way === 'undo'
      ? []
      : [{ id: 'stakes_back', value: <Money value={stakesBack} currency={currency} /> }]),
    ...(way === 'reverse'
      ? [{ id: 'payouts_back', value: <Money value={payoutsBack} currency={currency} /> }]
      : []),
  ];
  return (
    <>
      <NoticeBar tone={way === 'reverse' || way === 'undo' ? 'warn' : 'info'}>
        {translate(`rooms_office.decide.way_${way}`)}
      </NoticeBar>
      <KeyValueList
        isCompact
        items={figures.map(({ id, value }) => ({
          id,
          label: translate(`rooms_office.decide.${id}`),
          value,
        }))}
      />
      <Members touched={touched} isRound={isRound} />
    </>
  );
}

function Members({
  touched: { members, count, currency },
  isRound,
}: {
  touched: RoomsTouched;
  isRound: boolean;
}) {
  const { translate } = useWords();
  const named = useNamedMembers(members.map(({ memberId }) => memberId));
  if (members.length === 0) {
    return <p className="quiet">{translate('rooms_office.decide.nobody')}</p>;
  }
  const kind = isRound ? 'round' : 'hand';
  return (
    <>
      <ReportTable
        isPart
        label={translate('rooms_office.decide.touched')}
        columns={[
          {
            id: 'member',
            label: translate('rooms_office.member'),
            render: ({ memberId, name }) => (
              <MemberCell memberKey={memberId} name={name} named={named} />
            ),
          },
          {
            id: 'before',
            label: translate(`rooms_office.decide.before_${kind}`),
            render: ({ before }) => <Money value={before} currency={currency} />,
            isNumber: true,
          },
          {
            id: 'after',
            label: translate(`rooms_office.decide.after_${kind}`),
            render: ({ after }) => <Money value={after} currency={currency} />,
            isNumber: true,
          },
        ]}
        rows={members}
        keyOf={({ memberId, seat }) => `${memberId} ${seat}`}
      />
      {count > members.length && (
        <p className="quiet">
          {translate('rooms_office.decide.more', { shown: members.length, count })}
        </p>
      )}
    </>
  );
}

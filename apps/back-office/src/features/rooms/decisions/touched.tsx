import type { RoomsTouched } from '@bahati/contract/rooms-office/decisions.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Looked } from '#office/forms/looked.tsx';
import { useWords } from '#office/words/use-words.ts';
import { TouchedRows, TouchedSums } from '#features/programs/requests/touched-rows.tsx';
import { useMemberColumn } from '#features/rooms/room/columns.tsx';
import { useNamedMembers } from '#features/rooms/room/members.tsx';
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
  const sums = [
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
      <TouchedSums words="rooms_office.decide" sums={sums} />
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
  const member = useMemberColumn(useNamedMembers(members.map(({ memberId }) => memberId)));
  const kind = isRound ? 'round' : 'hand';
  return (
    <TouchedRows
      label={translate('rooms_office.decide.touched')}
      rows={members}
      keyOf={({ memberId, seat }) => `${memberId} ${seat}`}
      columns={[member]}
      before={translate(`rooms_office.decide.before_${kind}`)}
      after={translate(`rooms_office.decide.after_${kind}`)}
      money={(amount) => <Money value={amount} currency={currency} />}
      nobody={translate('rooms_office.decide.nobody')}
      more={
        count > members.length &&
        translate('rooms_office.decide.more', { shown: members.length, count })
      }
    />
  );
}

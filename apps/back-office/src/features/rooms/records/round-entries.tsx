import type { OfficeEntry } from '@bahati/contract/rooms-office/records.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useAmountColumns, useMemberColumn } from '#features/rooms/room/columns.tsx';
import { type NamedMembers, useNamedMembers } from '#features/rooms/room/members.tsx';
import { useRoomsPages } from '#features/rooms/room/use-rooms.ts';
import { WalletOperations } from './wallet-operations.tsx';

const tones = { open: 'lagoon', paying: 'brass', settled: 'quiet', voided: 'hibiscus' } as const;
const lookMs = 5_000;

/** Who bet in the round, with each operation at the wallet below. */
export function RoundEntries({ roundId, currency }: { roundId: string; currency: Currency }) {
  const { translate } = useWords();
  const list = useRoomsPages(
    'GET /rooms-office/v1/rounds/:roundId/entries',
    {},
    { idOf: ({ externalId }) => externalId, refetchEveryMs: lookMs, params: { roundId } },
  );
  const named = useNamedMembers(list.rows.map(({ memberId }) => memberId));
  const columns = useColumns(currency, named);
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.entries')}</h2>
      <RecordList
        isPart
        label={translate('rooms_office.entries')}
        list={list}
        columns={columns}
        empty={{ title: translate('rooms_office.no_stakes') }}
        detailOf={({ stakes }) => (
          <WalletOperations
            currency={currency}
            operations={stakes.map((stake) => ({ ...stake, note: stake.opening }))}
          />
        )}
      />
    </section>
  );
}

function useColumns(currency: Currency, named: NamedMembers): readonly Column<OfficeEntry>[] {
  const { translate } = useWords();
  const member = useMemberColumn(named);
  const { money } = useAmountColumns(currency);
  return [
    member,
    {
      id: 'state',
      label: translate('rooms_office.state_label'),
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>
          {translate(`rooms_office.entry_state.${state}`)}
        </StatusChip>
      ),
      isInCardHead: true,
    },
    {
      id: 'round',
      label: translate('rooms_office.wallet_round'),
      render: ({ externalId }) => <span className="office-code rooms-id">{externalId}</span>,
    },
    money('stake', 'stakes'),
    money('payout', 'payouts'),
    {
      id: 'attempts',
      label: translate('rooms_office.attempts'),
      render: ({ attempts }) => attempts,
      isNumber: true,
    },
    {
      id: 'proof',
      label: translate('rooms_office.proof'),
      render: ({ verifyUrl }) =>
        verifyUrl ? (
          <a href={verifyUrl} target="_blank" rel="noreferrer" className="office-link">
            {translate('rooms_office.verify')}
          </a>
        ) : (
          <span className="quiet">–</span>
        ),
    },
  ];
}

import type { CallValue } from '@bahati/contract/call.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { isGain, wireNetOf } from '@bahati/money/net.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { BetDialog } from './bet-dialog.tsx';
import { betTones } from './bet-tones.ts';

type Bet = CallValue<BackOfficeCalls['GET /bo/members/:id/bets']>['items'][number];

const states = ['open', 'settled', 'voided'] as const;

/** A member's bets, newest first; each opens with its movements and what the player saw. */
export function MemberBets({ memberId }: { memberId: string }) {
  const { translate, locale } = useWords();
  const search = useSearch();
  const state = states.find((known) => known === search.get('bets'));
  const language = locale === 'sw' ? 'sw' : 'en';
  const list = useList(
    'GET /bo/members/:id/bets',
    { params: { id: memberId }, query: { state, language } },
    { pageSize: 25 },
  );
  const openId = search.get('bet');
  const columns = useColumns((bet) => search.set({ bet }));
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('member_bets.state')}
          value={state ?? 'all'}
          options={[
            { value: 'all', label: translate('member_tabs.all') },
            ...states.map((value) => ({ value, label: translate(`round_states.${value}`) })),
          ]}
          onValueChange={(bets) => search.set({ bets: bets === 'all' ? undefined : bets }, true)}
        />
      </div>
      <RecordList
        label={translate('member_bets.tab')}
        list={list}
        columns={columns}
        empty={{ title: translate('member_bets.empty'), seed: 'bets' }}
      />
      {openId && (
        <BetDialog
          key={openId}
          memberId={memberId}
          betId={openId}
          onClose={() => search.set({ bet: undefined }, true)}
        />
      )}
    </>
  );
}

function useColumns(open: (id: string) => void) {
  const { translate, instant, locale } = useWords();
  return [
    {
      id: 'game',
      label: translate('member_bets.game'),
      render: ({ id, gameName }) => (
        <button type="button" className="records-open" onClick={() => open(id)}>
          {gameName}
        </button>
      ),
    },
    {
      id: 'vendor',
      label: translate('member_bets.vendor'),
      render: ({ vendorName }) => vendorName,
    },
    {
      id: 'state',
      label: translate('member_bets.state'),
      isTight: true,
      render: ({ state }) => (
        <StatusChip tone={betTones[state]}>{translate(`round_states.${state}`)}</StatusChip>
      ),
    },
    {
      id: 'round',
      label: translate('rounds.round'),
      render: ({ roundId }) => <span className="office-code">{roundId}</span>,
    },
    {
      id: 'at',
      label: translate('rounds.time'),
      isTight: true,
      render: ({ openedAt }) => instant(openedAt),
    },
    {
      id: 'stake',
      label: translate('rounds.stake'),
      isNumber: true,
      render: ({ stake, currency }) => (
        <Amount size="s" value={stake} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'payout',
      label: translate('rounds.payout'),
      isNumber: true,
      isInCardHead: true,
      render: ({ payout, stake, currency, state }) =>
        state === 'open' ? (
          <span className="quiet">–</span>
        ) : (
          <Amount
            size="s"
            tone={isGain(wireNetOf({ payout, stake, currency })) ? 'win' : 'quiet'}
            value={payout}
            currency={currency}
            locale={locale}
          />
        ),
    },
  ] satisfies Column<Bet>[];
}

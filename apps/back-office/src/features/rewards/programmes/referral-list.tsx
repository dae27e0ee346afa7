import type { ReferralRow } from '@bahati/contract/back-office/rewards/programmes.ts';
import { referralStates } from '@bahati/contract/programme-terms.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { amountWords } from '#features/cashier/amount-words.ts';
import { MemberLink } from '#features/members/member-link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useWords } from '#office/words/use-words.ts';

const tones = {
  joined: 'quiet',
  deposited: 'brass',
  qualified: 'brass',
  rewarded: 'lagoon',
  expired: 'quiet',
} as const;

/** Who came by whom, and what it brought. */
export function ReferralList() {
  const { translate } = useWords();
  const search = useSearch();
  const state = referralStates.find((one) => one === search.get('state'));
  const list = useList('GET /bo/rewards/referrals', { query: state ? { state } : {} });
  const columns = useColumns();
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('cashier.status')}
          value={state ?? ''}
          options={[
            { value: '', label: translate('programmes.all') },
            ...referralStates.map((value) => ({
              value,
              label: translate(`programmes.referral_states.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ state: value === '' ? undefined : value })}
        />
      </div>
      <RecordList
        label={translate('programmes.tab_referrals')}
        list={list}
        columns={columns}
        empty={{
          title: translate('programmes.no_referrals'),
          text: translate('programmes.no_referrals_hint'),
          seed: 'referrals',
        }}
      />
    </>
  );
}

function useColumns(): Column<ReferralRow>[] {
  const { translate, instant, locale } = useWords();
  return [
    {
      id: 'friend',
      label: translate('programmes.friend'),
      render: ({ friendId, friend }) => <MemberLink id={friendId} username={friend} />,
    },
    {
      id: 'sponsor',
      label: translate('programmes.sponsor'),
      render: ({ sponsorId, sponsor }) => <MemberLink id={sponsorId} username={sponsor} />,
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isInCardHead: true,
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>
          {translate(`programmes.referral_states.${state}`)}
        </StatusChip>
      ),
    },
    {
      id: 'deposit',
      label: translate('programmes.first_deposit'),
      isNumber: true,
      render: ({ firstDeposit, currency }) =>
        firstDeposit === null ? '–' : amountWords(firstDeposit, currency, locale),
    },
    {
      id: 'turnover',
      label: translate('programmes.turnover'),
      isNumber: true,
      render: ({ turnover, currency }) => amountWords(turnover, currency, locale),
    },
    {
      id: 'award',
      label: translate('programmes.reward'),
      render: ({ award, currency }) => award && <Reward award={award} currency={currency} />,
    },
    {
      id: 'registered',
      label: translate('programmes.registered'),
      isTight: true,
      render: ({ registeredAt }) => instant(registeredAt),
    },
  ];
}

function Reward({
  award: { amount, state, reasons },
  currency,
}: {
  award: NonNullable<ReferralRow['award']>;
  currency: ReferralRow['currency'];
}) {
  const { translate, codeWords, locale } = useWords();
  return (
    <>
      <span className="tabular">{amountWords(amount, currency, locale)}</span>{' '}
      <span className="quiet">
        {[
          translate(`programmes.award_states.${state}`),
          ...reasons.map((code) => codeWords('programmes.reasons', code)),
        ].join(' · ')}
      </span>
    </>
  );
}

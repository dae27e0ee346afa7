import type { HeldAward } from '@bahati/contract/back-office/rewards/claim-review.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { amountWords } from '#features/cashier/amount-words.ts';
import { MemberLink } from '#features/members/member-link.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

type Deciding = { award: HeldAward; decision: 'give' | 'reject' };

/** Awards the abuse rules held, with their reasons. */
export function HeldAwards() {
  const { translate } = useWords();
  const canDecide = useCan('POST /bo/rewards/held/:id/decide');
  const [deciding, setDeciding] = useState<Deciding>();
  const list = useList('GET /bo/rewards/held', {});
  const columns = useColumns(canDecide ? setDeciding : undefined);
  return (
    <>
      <RecordList
        label={translate('campaigns.held')}
        list={list}
        columns={columns}
        empty={{
          title: translate('campaigns.held_none'),
          text: translate('campaigns.held_none_hint'),
          seed: 'held-awards',
        }}
      />
      {deciding && <Decide {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

function Decide({ award, decision, onClose }: Deciding & { onClose: () => void }) {
  const { translate } = useWords();
  const { id, username } = award;
  return (
    <ReasonDialog
      title={translate(`campaigns.held_${decision}_title`, { name: username })}
      confirmLabel={translate(`campaigns.held_${decision}`)}
      {...(decision === 'reject' ? { tone: 'danger' as const } : {})}
      send={(reason) =>
        call('POST /bo/rewards/held/:id/decide', { params: { id }, body: { decision, reason } })
      }
      tell={() => translate(`campaigns.told_held_${decision}`)}
      onClose={onClose}
    >
      <p>{translate(`campaigns.held_${decision}_about`)}</p>
    </ReasonDialog>
  );
}

function useColumns(onDecide: ((deciding: Deciding) => void) | undefined): Column<HeldAward>[] {
  const { translate, codeWords, instant, locale } = useWords();
  return [
    {
      id: 'member',
      label: translate('agency_requests.member'),
      render: ({ memberId, username }) => (
        <MemberLink id={memberId} username={username} isWholeRow />
      ),
    },
    { id: 'title', label: translate('content.title'), render: ({ title }) => title[locale] },
    {
      id: 'amount',
      label: translate('campaigns.amount'),
      isNumber: true,
      render: ({ kind, amount, currency }) =>
        kind === 'cash' || kind === 'bonus'
          ? amountWords(amount, currency, locale)
          : `${amount} ${codeWords('campaigns.award_kinds', kind)}`,
    },
    {
      id: 'reasons',
      label: translate('campaigns.reasons'),
      render: ({ reasons }) => (
        <ul>
          {reasons.map(({ code, figure }) => (
            <li key={code}>
              {translate(`campaigns.hold_reasons.${code}`, { figure: figure ?? '', _: code })}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'created',
      label: translate('feedback.created'),
      isTight: true,
      render: ({ createdAt }) => instant(createdAt),
    },
    ...(onDecide
      ? [
          {
            id: 'acts',
            label: '',
            isNumber: true,
            render: (award: HeldAward) => (
              <span className="approval-acts">
                <Button size="s" onClick={() => onDecide({ award, decision: 'reject' })}>
                  {translate('campaigns.held_reject')}
                </Button>
                <Button
                  size="s"
                  className="office-ink"
                  onClick={() => onDecide({ award, decision: 'give' })}
                >
                  {translate('campaigns.held_give')}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
}

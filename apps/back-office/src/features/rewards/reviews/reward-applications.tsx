import type { StaffApplication } from '@bahati/contract/back-office/rewards/claim-review.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useState } from 'react';
import { ProofPictures } from '#features/cashier/deposits/proof-pictures.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import '#features/cashier/cashier.css';

const states = ['waiting', 'approved', 'rejected'] as const;

/** What members apply for, with pictures; staff answer once. */
export function RewardApplications() {
  const { translate } = useWords();
  const search = useSearch();
  const canDecide = useCan('POST /bo/rewards/applications/:id/decide');
  const state = states.find((one) => one === search.get('state')) ?? 'waiting';
  const list = useList('GET /bo/rewards/applications', { query: { state } });
  const [deciding, setDeciding] = useState<Deciding>();
  const columns = useColumns(canDecide && state === 'waiting' ? setDeciding : undefined);
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={state}
          options={states.map((value) => ({
            value,
            label: translate(`campaigns.application_states.${value}`),
          }))}
          onValueChange={(value) => search.set({ state: value })}
        />
      </div>
      <RecordList
        label={translate('campaigns.applications')}
        list={list}
        columns={columns}
        empty={{ title: translate('campaigns.applications_none'), seed: 'reward-applications' }}
      />
      {deciding && <Decide {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

type Deciding = { application: StaffApplication; decision: 'approve' | 'reject' };

function Decide({ application, decision, onClose }: Deciding & { onClose: () => void }) {
  const { translate } = useWords();
  const { id, username, remark, images } = application;
  return (
    <ReasonDialog
      title={translate(`campaigns.application_${decision}_title`, { name: username })}
      confirmLabel={translate(`campaigns.application_${decision}`)}
      {...(decision === 'reject' ? { tone: 'danger' as const } : {})}
      reasonLabel={translate('campaigns.answer')}
      reasonHint={translate('campaigns.answer_hint')}
      longest={300}
      send={(answer) =>
        call('POST /bo/rewards/applications/:id/decide', {
          params: { id },
          body: { decision, answer },
        })
      }
      tell={() => translate(`campaigns.told_application_${decision}`)}
      onClose={onClose}
    >
      {remark && <p>{remark}</p>}
      {images.length > 0 && <ProofPictures proofs={images} />}
    </ReasonDialog>
  );
}

function useColumns(
  onDecide: ((deciding: Deciding) => void) | undefined,
): Column<StaffApplication>[] {
  const { translate, instant, locale } = useWords();
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
      id: 'remark',
      label: translate('campaigns.remark'),
      render: ({ remark, images, answer, decidedBy }) => (
        <>
          <p>{remark}</p>
          {images.length > 0 && (
            <span className="quiet">
              {translate('campaigns.pictures', { count: images.length })}
            </span>
          )}
          {answer && <p className="quiet">{`${decidedBy}: ${answer}`}</p>}
        </>
      ),
    },
    {
      id: 'created',
      label: translate('feedback.created'),
      isTight: true,
      render: ({ createdAt, decidedAt }) => instant(decidedAt ?? createdAt),
    },
    ...(onDecide
      ? [
          {
            id: 'acts',
            label: '',
            isNumber: true,
            render: (application: StaffApplication) => (
              <span className="approval-acts">
                <Button size="s" onClick={() => onDecide({ application, decision: 'reject' })}>
                  {translate('campaigns.application_reject')}
                </Button>
                <Button
                  size="s"
                  className="office-ink"
                  onClick={() => onDecide({ application, decision: 'approve' })}
                >
                  {translate('campaigns.application_approve')}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
}

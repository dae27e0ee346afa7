import { useState } from 'react';
import type { AgentApplication } from '@bahati/contract/back-office/agency/wishes.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { DecideApplication } from './decide-application.tsx';
import '#features/content/feedback/feedback.css';

const states = ['waiting', 'answered'] as const;

export function ApplicationList() {
  const { translate } = useWords();
  const search = useSearch();
  const canAccess = useCan('POST /bo/agency/applications/:id/decide');
  const state = states.find((one) => one === search.get('state')) ?? 'waiting';
  const list = useList('GET /bo/agency/applications', { query: { state } }, { pageSize: 25 });
  const [deciding, setDeciding] = useState<AgentApplication>();
  const columns = useColumns(canAccess && state === 'waiting' ? setDeciding : undefined);
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={state}
          options={states.map((value) => ({
            value,
            label: translate(`feedback_states.${value}`),
          }))}
          onValueChange={(value) => search.set({ state: value })}
        />
      </div>
      <RecordList
        label={translate('agency_requests.applications')}
        list={list}
        columns={columns}
        empty={{
          title: translate('agency_requests.no_applications'),
          text: translate('agency_requests.no_applications_hint'),
          seed: 'applications',
        }}
      />
      {deciding && (
        <DecideApplication application={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </>
  );
}

function useColumns(
  onDecide: ((application: AgentApplication) => void) | undefined,
): Column<AgentApplication>[] {
  const { translate, codeWords, instant } = useWords();
  return [
    {
      id: 'applicant',
      label: translate('agency_requests.applicant'),
      render: ({ member, sender }) =>
        member ? (
          <>
            <MemberLink id={member.id} username={member.username} isWholeRow />
            <span className="feedback-by">
              {codeWords('member_types', String(member.type))}
              {member.upline && ` · ${translate('agents.below', { name: member.upline.nickname })}`}
            </span>
          </>
        ) : (
          <>
            {sender || translate('feedback.no_sender')}
            <span className="feedback-by">{translate('agency_requests.visitor')}</span>
          </>
        ),
    },
    {
      id: 'content',
      label: translate('feedback.content'),
      render: ({ content, answer, answeredBy, answeredAt }) => (
        <>
          <p className="feedback-words">{content}</p>
          {answeredAt && (
            <span className="feedback-by">{`${answeredBy}, ${instant(answeredAt)}: ${answer}`}</span>
          )}
        </>
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
            render: (application: AgentApplication) => (
              <Button
                size="s"
                aria-label={`${translate('agency_requests.decide')}: ${application.sender}`}
                onClick={() => onDecide(application)}
              >
                {translate('agency_requests.decide')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

import { useState } from 'react';
import { RefusedError } from '@bahati/client/caller.ts';
import type { AgentIntegrity } from '@bahati/contract/back-office/agency/integrity.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { MemberLink } from '#features/members/member-link.tsx';
import { groupsOf } from './graph-layout.ts';
import { IntegrityGraph } from './integrity-graph.tsx';
import { IntegrityReasons } from './integrity-reasons.tsx';
import { IntegrityScore } from './integrity-score.tsx';
import { TieLines } from './tie-lines.tsx';
import './integrity.css';

const whileComputingMs = 2_000;

/** One agent's score: what was found, and whom it is about. */
export function AgentIntegrityPage() {
  const { translate } = useWords();
  const { id = '' } = usePathParams();
  // The score that was on the screen when another one was asked for.
  const [asked, setAsked] = useState<{ of: string | undefined }>();
  const {
    data: agent,
    error,
    refetch,
    isFetching,
  } = useRecord(
    'GET /bo/agency/agents/:id/integrity',
    { params: { id } },
    { refetchEveryMs: asked ? whileComputingMs : undefined },
  );
  if (asked && agent && agent.computedAt !== asked.of) setAsked(undefined);
  const isComputing = asked !== undefined;
  const onAsked = () => setAsked({ of: agent?.computedAt });
  const title = agent?.username ?? translate('sections.agent_integrity');
  return (
    <>
      <RecordTitle
        title={title}
        back={{ to: '/agent_integrity', label: translate('integrity.back') }}
      >
        {agent && <IntegrityScore score={agent.score} />}
      </RecordTitle>
      {isComputing && <NoticeBar>{translate('integrity.computing')}</NoticeBar>}
      {agent ? (
        <Found agent={agent} isComputing={isComputing} onAsked={onAsked} />
      ) : !error ? (
        <LoadingPage />
      ) : error instanceof RefusedError && error.code === 'not_found' ? (
        <EmptyState
          title={translate('integrity.no_score')}
          text={translate('integrity.no_score_hint')}
          seed="integrity"
          action={<Compute id={id} isComputing={isComputing} onAsked={onAsked} />}
        />
      ) : (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      )}
    </>
  );
}

function Compute({
  id,
  isComputing,
  onAsked,
}: {
  id: string;
  isComputing: boolean;
  onAsked: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const compute = async () => {
    const send = () => call('POST /bo/agency/agents/:id/integrity/compute', { params: { id } });
    if (await act(send)) onAsked();
  };
  return (
    <>
      <Button isLoading={isBusy || isComputing} onClick={() => void compute()}>
        {translate('integrity.compute')}
      </Button>
      {refusal && <NoticeBar tone="warn">{refusal}</NoticeBar>}
    </>
  );
}

function Found({
  agent,
  isComputing,
  onAsked,
}: {
  agent: AgentIntegrity;
  isComputing: boolean;
  onAsked: () => void;
}) {
  const { translate, instant } = useWords();
  const [chosenId, setChosenId] = useState<string>();
  const { id, username, nodes, memberCount, playerCount, computedAt, reasons, currency } = agent;
  // As they stand on the ring.
  const order = reasons.map(({ code }) => code);
  const concerned = groupsOf(nodes.slice(1), order).flatMap(({ members }) => members);
  const choose = (next: string) => setChosenId(next === chosenId ? undefined : next);
  return (
    <>
      <div className="integrity-facts">
        <p className="quiet">
          {translate('integrity.looked_at', {
            members: memberCount,
            players: playerCount,
            at: instant(computedAt),
          })}
        </p>
        <div className="integrity-acts">
          <MemberLink id={id} username={translate('integrity.card_of', { username })} />
          <Compute id={id} isComputing={isComputing} onAsked={onAsked} />
        </div>
      </div>
      <div className="integrity-parts">
        <section aria-label={translate('integrity.reasons')} className="integrity-part">
          <h2>{translate('integrity.reasons')}</h2>
          <IntegrityReasons reasons={reasons} currency={currency} />
        </section>
        {nodes.length > 1 && (
          <section aria-label={translate('integrity.graph')} className="integrity-part">
            <h2>{translate('integrity.graph')}</h2>
            <IntegrityGraph agent={agent} chosenId={chosenId} onChoose={choose} />
          </section>
        )}
        {nodes.length > 1 && (
          <section
            aria-label={translate('integrity.concerned')}
            className="integrity-part integrity-list"
          >
            <h2>{translate('integrity.concerned')}</h2>
            <ul>
              {concerned.map((node) => (
                <li key={node.id}>
                  <TieLines agent={agent} node={node} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

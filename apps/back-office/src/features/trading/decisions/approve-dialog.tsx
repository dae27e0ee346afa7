import { useState } from 'react';
import type { TradingDecision, TradingRequest } from '@bahati/contract/trading/trading.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '#office/forms/use-act.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { DecisionAbout } from './decision-about.tsx';
import { type Entered, SecondEntry } from './second-entry.tsx';
import { BetRows, BetSums } from './touched-table.tsx';

/** Undefined: nothing to look at yet. */
const useLook = (decision: TradingDecision | undefined) =>
  useQuery({
    queryKey: ['trading', 'look', decision],
    queryFn: ({ signal }) =>
      decision && tradingCall('POST /trading/v1/decisions/look', { body: { decision } }, signal),
    enabled: decision !== undefined,
    staleTime: 0,
  });

/**
 * The second person sees who is touched as it stands now, then gives the word; of a result by what he
 * entered himself.
 */
export function ApproveDialog({
  request,
  onClose,
}: {
  request: TradingRequest;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [entered, setEntered] = useState<Entered>();
  const decision = request.decision.kind === 'void' ? request.decision : entered?.decision;
  const look = useLook(decision);
  async function approve() {
    const params = { decisionId: request.id };
    const entry = entered && { outcomes: entered.decision.outcomes, source: entered.source };
    const body = { answer: 'approve' as const, ...entry };
    const isDone = await act(
      () => tradingCall('POST /trading/v1/decisions/:decisionId', { params, body }),
      () => translate('trading.decide.told_approve'),
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      size="l"
      title={translate('trading.decide.approve_title')}
      closeLabel={translate('ra.action.close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            tone="brass"
            disabled={!look.data}
            isLoading={isBusy}
            onClick={() => void approve()}
          >
            {translate('trading.decide.approve')}
          </Button>
        </>
      }
    >
      <div className="trading-approve">
        <DecisionAbout request={request} isResultHidden />
        <p className="quiet">{`${request.askedBy}: ${request.reason}`}</p>
        {request.decision.kind === 'result' && (
          <SecondEntry
            decision={request.decision}
            sources={request.sources}
            onChange={setEntered}
          />
        )}
        {decision && <Touched look={look} />}
        {refusal && (
          <p className="ui-dialog-error" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Touched({
  look: { data, error, refetch, isFetching },
}: {
  look: ReturnType<typeof useLook>;
}) {
  const { translate } = useWords();
  if (!data) {
    return error ? (
      <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
    ) : (
      <SkeletonRows count={3} label={translate('list.loading')} />
    );
  }
  return (
    <>
      <BetSums touched={data.touched} />
      <BetRows touched={data.touched} />
    </>
  );
}

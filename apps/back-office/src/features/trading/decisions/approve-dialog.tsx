import type { TradingRequest } from '@bahati/contract/trading/trading.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '#office/forms/use-act.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { DecisionAbout } from './decision-about.tsx';
import { TouchedList, TouchedSums } from './touched-table.tsx';

/** The second person sees who is touched as it stands now, then gives the word. */
export function ApproveDialog({
  request,
  onClose,
}: {
  request: TradingRequest;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const { decision } = request;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['trading', 'look', decision],
    queryFn: ({ signal }) =>
      tradingCall('POST /trading/v1/decisions/look', { body: { decision } }, signal),
    staleTime: 0,
  });
  async function approve() {
    const params = { decisionId: request.id };
    const isDone = await act(
      () =>
        tradingCall('POST /trading/v1/decisions/:decisionId', {
          params,
          body: { answer: 'approve' },
        }),
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
          <Button tone="brass" disabled={!data} isLoading={isBusy} onClick={() => void approve()}>
            {translate('trading.decide.approve')}
          </Button>
        </>
      }
    >
      <div className="trading-approve">
        <DecisionAbout request={request} />
        <p className="quiet">{`${request.askedBy}: ${request.reason}`}</p>
        {data ? (
          <>
            <TouchedSums touched={data.touched} />
            <TouchedList touched={data.touched} />
          </>
        ) : error ? (
          <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : (
          <SkeletonRows count={3} label={translate('list.loading')} />
        )}
        {refusal && (
          <p className="ui-dialog-error" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}

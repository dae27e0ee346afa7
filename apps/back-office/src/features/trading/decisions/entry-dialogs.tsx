import type { JackpotEntryLine } from '@bahati/contract/trading/jackpot-entries.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/trading/room/money.tsx';
import { tradingCall } from '#features/trading/room/trading-session.ts';

export type EntryAct = 'ask' | 'approve';
export type Asking = { act: EntryAct; entry: JackpotEntryLine };

type DialogProps = { entry: JackpotEntryLine; onClose: () => void };

/** One person asks with a reason, another approves after seeing the entry. */
export function EntryDialog({
  asking: { act, entry },
  onClose,
}: {
  asking: Asking;
  onClose: () => void;
}) {
  const Asked = act === 'ask' ? AskDialog : ApproveEntryDialog;
  return <Asked entry={entry} onClose={onClose} />;
}

function AskDialog({ entry, onClose }: DialogProps) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('trading.entries.ask_title')}
      confirmLabel={translate('trading.decide.ask')}
      reasonHint={translate('trading.entries.reason_hint')}
      send={(reason) =>
        tradingCall('POST /trading/v1/jackpot-entries/void', {
          body: { betId: entry.betId, reason },
        })
      }
      tell={() => translate('trading.decide.told_waiting')}
      onClose={onClose}
    >
      <EntryFacts entry={entry} />
      <p className="quiet">{translate('trading.entries.what')}</p>
    </ReasonDialog>
  );
}

function ApproveEntryDialog({ entry, onClose }: DialogProps) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const { void: asked } = entry;
  async function approve() {
    const input = { params: { voidId: asked?.id ?? '' }, body: { answer: 'approve' as const } };
    const isDone = await act(
      () => tradingCall('POST /trading/v1/jackpot-entries/void/:voidId', input),
      () => translate('trading.decide.told_approve'),
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={translate('trading.entries.approve_title')}
      closeLabel={translate('ra.action.close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button tone="brass" isLoading={isBusy} onClick={() => void approve()}>
            {translate('trading.decide.approve')}
          </Button>
        </>
      }
    >
      <div className="trading-approve">
        <EntryFacts entry={entry} />
        {asked && <p>{`${asked.askedBy}: ${asked.reason}`}</p>}
        <p className="quiet">{translate('trading.entries.what')}</p>
        {refusal && (
          <p className="ui-dialog-error" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function EntryFacts({ entry }: Pick<DialogProps, 'entry'>) {
  const { translate } = useWords();
  const facts = [
    { id: 'member', label: translate('trading.touched.member'), value: entry.memberName },
    { id: 'reference', label: translate('trading.entries.reference'), value: entry.reference },
    {
      id: 'pool',
      label: translate('trading.pools.pool'),
      value: translate('trading.entries.pool_of', { id: entry.poolId }),
    },
    { id: 'lines', label: translate('trading.entries.lines'), value: entry.lines },
    {
      id: 'stake',
      label: translate('trading.touched.stake'),
      value: <Money value={entry.stake} />,
    },
    {
      id: 'right',
      label: translate('trading.entries.right'),
      value: `${entry.right} / ${entry.decided}`,
    },
  ];
  return <KeyValueList isCompact items={facts} />;
}

import { useState } from 'react';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** `isOn`: what it is to be, a way offered or money coming in. */
export type Switched =
  | { kind: 'way'; code: string; name: string; isOn: boolean }
  | { kind: 'mode'; isOn: boolean };

/** Everybody sees such a switch at once, so it is asked for with a reason. */
export function SwitchDialog({ switched, onClose }: { switched: Switched; onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const { kind, isOn } = switched;
  const verb =
    kind === 'way'
      ? translate(isOn ? 'ways_to_pay.offer' : 'ways_to_pay.take_away')
      : translate(isOn ? 'ways_to_pay.resume' : 'ways_to_pay.pause');

  async function confirm() {
    setIsWanting(true);
    if (!isReasonGood(reason)) return;
    const told = { reason: reason.trim() };
    const send = () =>
      switched.kind === 'way'
        ? call('POST /bo/waysToPay/:code', {
            params: { code: switched.code },
            body: { ...told, isEnabled: isOn },
          })
        : call('POST /bo/withdrawOnly', { body: { ...told, isOn: !isOn } });
    if (await act(send, () => translate('content.told_saved'))) onClose();
  }

  return (
    <ActDialog
      title={switched.kind === 'way' ? `${verb}: ${switched.name}` : verb}
      confirmLabel={verb}
      tone={isOn ? 'ink' : 'danger'}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate(kind === 'way' ? 'ways_to_pay.way_hint' : 'ways_to_pay.mode_hint')}</p>
      <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
    </ActDialog>
  );
}

import { useState } from 'react';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { fromClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';

/** `isOn`: what it is to be. */
export type Switched = { name: string; isOn: boolean } & (
  | { kind: 'game'; id: string }
  | { kind: 'vendor'; code: string }
);

/** Members in the middle of a game feel such a switch, so it is asked for with a reason. */
export function SwitchGamesDialog({
  switched,
  onClose,
}: {
  switched: Switched;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const [until, setUntil] = useState('');
  const { isOn, name } = switched;
  const verb = translate(isOn ? 'games.switch_on' : 'games.switch_off');

  async function confirm() {
    setIsWanting(true);
    if (!isReasonGood(reason)) return;
    const body = { isOn, reason: reason.trim() };
    const end = isOn ? undefined : fromClockField(until);
    const send = async () => {
      if (switched.kind === 'game') {
        await call('POST /bo/games/:id/switch', {
          params: { id: switched.id },
          body: { ...body, ...(end ? { until: end } : {}) },
        });
      } else {
        await call('POST /bo/vendors/:code/switch', { params: { code: switched.code }, body });
      }
    };
    if (await act(send, () => translate('content.told_saved'))) onClose();
  }

  return (
    <ActDialog
      title={`${verb}: ${name}`}
      confirmLabel={verb}
      tone={isOn ? 'ink' : 'danger'}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate(isOn ? 'games.on_hint' : 'games.off_hint')}</p>
      {switched.kind === 'game' && !isOn && (
        <TextField
          label={translate('games.until')}
          hint={translate('games.until_hint')}
          type="datetime-local"
          value={until}
          onValueChange={setUntil}
        />
      )}
      <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
    </ActDialog>
  );
}

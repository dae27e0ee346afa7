import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { isWaiting } from './way-draft.rules.ts';

/** `isOn`: what it is to be, a way offered or money coming in. */
export type Switched =
  | { kind: 'way'; code: string; name: string; isOn: boolean }
  | { kind: 'mode'; isOn: boolean };

/** What is stopped everybody sees at once, what is offered again once another approves: both with a reason. */
export function SwitchDialog({ switched, onClose }: { switched: Switched; onClose: () => void }) {
  const { translate } = useWords();
  const { kind, isOn } = switched;
  const verb =
    kind === 'way'
      ? translate(isOn ? 'ways_to_pay.offer' : 'ways_to_pay.take_away')
      : translate(isOn ? 'ways_to_pay.resume' : 'ways_to_pay.pause');

  const wayHint = isOn ? 'ways_to_pay.offer_hint' : 'ways_to_pay.way_hint';
  const modeHint = isOn ? 'ways_to_pay.resume_hint' : 'ways_to_pay.mode_hint';

  const send = (reason: string) =>
    switched.kind === 'way'
      ? call('POST /bo/waysToPay/:code', {
          params: { code: switched.code },
          body: { reason, isEnabled: isOn },
        })
      : call('POST /bo/withdrawOnly', { body: { reason, isOn: !isOn } });

  return (
    <ReasonDialog
      title={switched.kind === 'way' ? `${verb}: ${switched.name}` : verb}
      confirmLabel={verb}
      tone={isOn ? 'ink' : 'danger'}
      send={send}
      tell={({ items, moneyInWanted }) => {
        const waits =
          switched.kind === 'way' ? isWaiting(items, switched.code) : moneyInWanted !== null;
        return translate(waits ? 'money_rules.told_waits' : 'content.told_saved');
      }}
      onClose={onClose}
    >
      <p>{translate(kind === 'way' ? wayHint : modeHint)}</p>
    </ReasonDialog>
  );
}

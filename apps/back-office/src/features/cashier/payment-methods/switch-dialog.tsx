import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { isWaiting } from './payment-method-draft.rules.ts';

/** `isOn`: what it is to be, a method offered or money coming in. */
export type Switched =
  | { kind: 'method'; code: string; name: string; isOn: boolean }
  | { kind: 'mode'; isOn: boolean };

/** What is stopped everybody sees at once, what is offered again once another approves: both with a reason. */
export function SwitchDialog({ switched, onClose }: { switched: Switched; onClose: () => void }) {
  const { translate } = useWords();
  const { kind, isOn } = switched;
  const verb =
    kind === 'method'
      ? translate(isOn ? 'payment_methods.offer' : 'payment_methods.take_away')
      : translate(isOn ? 'payment_methods.resume' : 'payment_methods.pause');

  const methodHint = isOn ? 'payment_methods.offer_hint' : 'payment_methods.way_hint';
  const modeHint = isOn ? 'payment_methods.resume_hint' : 'payment_methods.mode_hint';

  const send = (reason: string) =>
    switched.kind === 'method'
      ? call('POST /bo/paymentMethods/:code', {
          params: { code: switched.code },
          body: { reason, isEnabled: isOn },
        })
      : call('POST /bo/withdrawOnly', { body: { reason, isOn: !isOn } });

  return (
    <ReasonDialog
      title={switched.kind === 'method' ? `${verb}: ${switched.name}` : verb}
      confirmLabel={verb}
      tone={isOn ? 'ink' : 'danger'}
      send={send}
      tell={({ items, moneyInWanted }) => {
        const waits =
          switched.kind === 'method' ? isWaiting(items, switched.code) : moneyInWanted !== null;
        return translate(waits ? 'money_rules.told_waits' : 'content.told_saved');
      }}
      onClose={onClose}
    >
      <p>{translate(kind === 'method' ? methodHint : modeHint)}</p>
    </ReasonDialog>
  );
}

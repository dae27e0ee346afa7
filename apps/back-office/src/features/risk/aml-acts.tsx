import { useState } from 'react';
import type { AmlCaseWhole } from '@bahati/contract/back-office/risk/aml.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useStaff } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { AmlReportDialog } from './aml-report-dialog.tsx';

type Act = 'hold' | 'release' | 'escalate' | 'clear' | 'report';

/** What staff do with an open case. */
export function AmlActs({ of }: { of: AmlCaseWhole }) {
  const { translate } = useWords();
  const own = useStaff();
  const { act, isBusy, refusal } = useAct();
  const [asked, setAsked] = useState<Act>();
  const { id, state, assignedTo, holdsWithdrawals, wantedReport } = of;
  const acts: Act[] = [
    holdsWithdrawals ? 'release' : 'hold',
    ...(state === 'escalated' ? [] : (['escalate'] as const)),
    'clear',
    ...(wantedReport ? [] : (['report'] as const)),
  ];
  const close = () => setAsked(undefined);
  return (
    <section className="queue-section">
      <h3>{translate('aml.acts')}</h3>
      <div className="aml-acts">
        {(own.username !== assignedTo || state === 'open') && (
          <Button
            size="s"
            className="office-ink"
            isLoading={isBusy}
            onClick={() =>
              void act(
                () => call('POST /bo/aml/cases/:id/take', { params: { id }, body: {} }),
                () => translate('aml.told_taken'),
              )
            }
          >
            {translate('aml.take')}
          </Button>
        )}
        {acts.map((name) => (
          <Button key={name} size="s" onClick={() => setAsked(name)}>
            {translate(`aml.${name}`)}
          </Button>
        ))}
      </div>
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      {asked === 'report' && <AmlReportDialog id={id} onClose={close} />}
      {asked && asked !== 'report' && <AskAct id={id} name={asked} onClose={close} />}
    </section>
  );
}

function AskAct({
  id,
  name,
  onClose,
}: {
  id: string;
  name: Exclude<Act, 'report'>;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const params = { id };
  return (
    <ReasonDialog
      title={translate(`aml.${name}_title`)}
      confirmLabel={translate(`aml.${name}_now`)}
      send={(reason) => {
        if (name === 'clear')
          return call('POST /bo/aml/cases/:id/clear', { params, body: { reason } });
        if (name === 'escalate')
          return call('POST /bo/aml/cases/:id/escalate', { params, body: { reason } });
        const body = { isOn: name === 'hold', reason };
        return call('POST /bo/aml/cases/:id/hold', { params, body });
      }}
      tell={() => translate(`aml.told_${name}`)}
      onClose={onClose}
    >
      <p>{translate(`aml.${name}_hint`)}</p>
    </ReasonDialog>
  );
}

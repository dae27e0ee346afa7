import { useState } from 'react';
import type { CallValue } from '@bahati/contract/call.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { KycRuleSet } from '@bahati/contract/back-office/kyc/kyc.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { GateFields } from './gate-fields.tsx';

type RuleSheet = CallValue<BackOfficeCalls['GET /bo/kycRules']>;

/** Which sums need which level, to read and, by who may, to change. */
export function KycRulesDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const reading = useRecord('GET /bo/kycRules', {});
  const canAccess = useCan('POST /bo/kycRules');
  const sheet = reading.data;
  if (sheet && canAccess)
    return <ChangeRules key={sheet.version} sheet={sheet} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('kyc.rules')}
      closeLabel={translate('ra.action.close')}
    >
      {sheet ? (
        <RuleLines sheet={sheet} />
      ) : reading.error ? (
        <ListProblem
          title={translate('kyc.rules_unread')}
          error={reading.error}
          onRetry={reading.refetch}
          isRetrying={reading.isFetching}
        />
      ) : (
        <SkeletonRows count={3} label={translate('list.loading')} />
      )}
    </Dialog>
  );
}

function RuleLines({ sheet }: { sheet: RuleSheet }) {
  return (
    <>
      <GateLines gates={sheet.rules.gates} currency={sheet.currency} />
      <WaitingRules sheet={sheet} />
    </>
  );
}

/** What somebody asked for and another staff user has still to approve. */
function WaitingRules({ sheet: { wanted, currency } }: { sheet: RuleSheet }) {
  const { translate, instant } = useWords();
  if (!wanted) return null;
  const { requestedBy: name, requestedAt, rules } = wanted;
  return (
    <section className="kyc-waiting" aria-label={translate('money_rules.wanted')}>
      <h3>{translate('money_rules.wanted')}</h3>
      <GateLines gates={rules.gates} currency={currency} />
      <p className="quiet">{translate('money_rules.asked', { name, at: instant(requestedAt) })}</p>
      <Link to="/approvals" className="office-link">
        {translate('sections.approvals')}
      </Link>
    </section>
  );
}

function GateLines({ gates, currency }: { gates: KycRuleSet['gates']; currency: string }) {
  const { translate } = useWords();
  return (
    <ul className="kyc-rules">
      {gates.length === 0 && <li className="quiet">{translate('kyc.no_gates')}</li>}
      {gates.map(({ direction, span, above, level }) => (
        <li key={`${direction} ${span} ${level}`}>
          {translate(`kyc_gates.${direction}_${span}`, { amount: `${currency} ${above}` })}{' '}
          <strong>{translate(`kyc_levels.${level}`)}</strong>
        </li>
      ))}
    </ul>
  );
}

const newGate = { direction: 'withdrawal', span: 'day', above: '', level: 2 } as const;

function ChangeRules({ sheet, onClose }: { sheet: RuleSheet; onClose: () => void }) {
  const { translate } = useWords();
  const [gates, setGates] = useState<KycRuleSet['gates']>(sheet.rules.gates);
  const [dueHours, setDueHours] = useState(String(sheet.rules.dueHours));
  const isDueGood = /^\d{1,3}$/.test(dueHours) && Number(dueHours) >= 1 && Number(dueHours) <= 240;
  const isReady = isDueGood && gates.every(({ above }) => typedDecimal(above) !== undefined);
  return (
    <ReasonDialog
      title={translate('kyc.rules')}
      confirmLabel={translate('kyc.rules_save')}
      isReady={isReady}
      send={(reason) => {
        const read = gates.map((gate) => ({ ...gate, above: typedDecimal(gate.above) ?? '' }));
        const rules = { gates: read, dueHours: Number(dueHours) };
        return call('POST /bo/kycRules', { body: { rules, version: sheet.version, reason } });
      }}
      tell={({ wanted }) => translate(wanted ? 'money_rules.told_waits' : 'kyc.rules_told')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('kyc.rules_hint')}</p>
          <WaitingRules sheet={sheet} />
          {gates.map((gate, place) => (
            <GateFields
              // The place is what a line is known by; its fields are kept above.
              key={place}
              gate={gate}
              currency={sheet.currency}
              isWanting={isWanting}
              onChange={(changed) => setGates(gates.with(place, changed))}
              onRemove={() => setGates(gates.toSpliced(place, 1))}
            />
          ))}
          <Button
            size="s"
            disabled={gates.length >= 12}
            onClick={() => setGates([...gates, newGate])}
          >
            {translate('kyc.add_gate')}
          </Button>
          <TextField
            label={translate('kyc.due_hours')}
            inputMode="numeric"
            value={dueHours}
            error={isWanting && !isDueGood ? translate('kyc.due_hours_bad') : undefined}
            onValueChange={(value) => setDueHours(value.trim())}
          />
        </>
      )}
    </ReasonDialog>
  );
}

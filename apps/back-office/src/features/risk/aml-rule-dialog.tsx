import { useState } from 'react';
import type { AmlRule } from '@bahati/contract/back-office/risk/aml.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ruleDraft, rulesOf, wrongRules } from '#features/cashier/money-rules/rule-draft.rules.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { figuresOfRule } from './aml-rule-fields.rules.ts';
import '#features/content/content.css';

/** Changes one rule; what becomes less strict waits for another staff user, which is said before and after. */
export function AmlRuleDialog({ rule: read, onClose }: { rule: AmlRule; onClose: () => void }) {
  const { translate, codeWords } = useWords();
  const figureWords = useFigureWords();
  // What was read is what is changed, also when the list behind is read anew meanwhile.
  const [rule] = useState(read);
  const { code, currency, version } = rule;
  const figures = figuresOfRule(rule);
  const [isOn, setIsOn] = useState(rule.isOn);
  const [draft, setDraft] = useState(() =>
    ruleDraft(figures, Object.fromEntries(figures.map(({ name }) => [name, rule[name]]))),
  );
  const wrong = wrongRules(figures, draft);
  const send = (reason: string) => {
    const { amount, count, hours, ratioBps, playBps, points } = rule;
    const same = { amount, count, hours, ratioBps, playBps, points };
    const thresholds = { ...same, ...rulesOf(figures, draft), isOn };
    return call('POST /bo/aml/rules/:code', {
      params: { code },
      body: { thresholds, version, reason },
    });
  };
  return (
    <ReasonDialog
      title={codeWords('aml_rules', code)}
      confirmLabel={translate('access.save')}
      isReady={wrong.length === 0}
      send={send}
      tell={({ wantedBy }) => translate(wantedBy ? 'money_rules.told_waits' : 'content.told_saved')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('aml.rule_hint')}</p>
          <Checkbox label={translate('aml.on')} checked={isOn} onCheckedChange={setIsOn} />
          <div className="content-row">
            {figures.map(({ name, kind, most = 1000 }) => {
              const typed = {
                label: translate(`aml_figures.${code}.${name}`),
                value: String(draft[name] ?? ''),
                onValueChange: (value: string) => setDraft({ ...draft, [name]: value }),
              };
              const isWrong = isWanting && wrong.includes(name);
              if (kind === 'amount') {
                const error = isWrong ? translate('content.missing') : undefined;
                const own = { currency, error, faultWords: figureWords };
                return <AmountField key={name} {...typed} {...own} />;
              }
              const isShare = kind === 'share';
              const top = isShare ? most / 100 : most;
              return (
                <TextField
                  key={name}
                  {...typed}
                  inputMode={isShare ? 'decimal' : 'numeric'}
                  maxLength={40}
                  autoComplete="off"
                  suffix={isShare ? '%' : undefined}
                  error={isWrong ? translate('money_rules.number_wrong', { most: top }) : undefined}
                />
              );
            })}
          </div>
        </>
      )}
    </ReasonDialog>
  );
}

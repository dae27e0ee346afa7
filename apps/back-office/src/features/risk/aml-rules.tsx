import { useState } from 'react';
import type { AmlRule } from '@bahati/contract/back-office/risk/aml.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AmlRuleDialog } from './aml-rule-dialog.tsx';
import { figuresOfRule } from './aml-rule-fields.rules.ts';

type RuleRecord = AmlRule;

/** The thresholds as they stand; who may decide changes one at a time. */
export function AmlRules() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/aml/rules/:code');
  const list = useWholeList(
    'GET /bo/aml/rules',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code },
  );
  const [changing, setChanging] = useState<AmlRule>();
  const columns = useColumns(canAccess ? setChanging : undefined);
  return (
    <>
      <p className="quiet aml-rules-about">{translate('aml.rules_about')}</p>
      <RecordList
        label={translate('aml_views.rules')}
        list={list}
        columns={columns}
        empty={{ title: translate('aml.empty') }}
      />
      {changing && <AmlRuleDialog rule={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function useColumns(onChange: ((rule: AmlRule) => void) | undefined): Column<RuleRecord>[] {
  const { translate, codeWords, instant, locale } = useWords();
  const figure = (rule: AmlRule, name: string) => {
    const { currency, amount, [name as 'count']: value } = rule;
    if (name === 'amount') return `${currency} ${formatAmount(amount ?? '0', currency, locale)}`;
    return name.endsWith('Bps') ? `${percentOf(Number(value))} %` : String(value);
  };
  const columns: Column<RuleRecord>[] = [
    {
      id: 'rule',
      label: translate('aml.rule'),
      render: ({ code }) => (
        <>
          <strong>{codeWords('aml_rules', code)}</strong>
          <span className="aml-about quiet">{translate(`aml_rules_about.${code}`)}</span>
        </>
      ),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ isOn, wantedBy }) => (
        <>
          <StatusChip tone={isOn ? 'lagoon' : 'quiet'}>
            {translate(isOn ? 'aml.on' : 'aml.off')}
          </StatusChip>
          {wantedBy !== null && (
            <Link to="/approvals" className="office-link aml-about">
              {translate('aml.rule_waits', { name: wantedBy })}
            </Link>
          )}
        </>
      ),
    },
    {
      id: 'figures',
      label: translate('aml.figures'),
      render: (rule) => (
        <ul className="aml-figures">
          {figuresOfRule(rule).map(({ name }) => (
            <li key={name}>
              {translate(`aml_figures.${rule.code}.${name}`)}:{' '}
              <strong className="tabular">{figure(rule, name)}</strong>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'changed',
      label: translate('aml.changed'),
      isTight: true,
      render: ({ changedBy, changedAt }) =>
        changedBy && changedAt ? `${changedBy}, ${instant(changedAt)}` : translate('aml.shipped'),
    },
  ];
  if (!onChange) return columns;
  const acts: Column<RuleRecord> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (rule) => (
      <Button
        size="s"
        aria-label={`${translate('access.change')}: ${codeWords('aml_rules', rule.code)}`}
        onClick={() => onChange(rule)}
      >
        {translate('access.change')}
      </Button>
    ),
  };
  return [...columns, acts];
}

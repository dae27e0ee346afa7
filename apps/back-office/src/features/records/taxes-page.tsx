import { useState } from 'react';
import type { TaxLine } from '@bahati/contract/back-office/tax/taxes.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { FileTaxDialog } from './file-tax-dialog.tsx';
import './reports.css';

/** What is owed to the authority by month and tax, and what was filed of it. */
export function TaxesPage() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/taxes/:month/:code/file');
  const list = useWholeList('GET /bo/taxes', {}, { rowsOf: ({ items }) => items, idOf });
  const [filing, setFiling] = useState<TaxLine>();
  const columns = useColumns(canAccess ? setFiling : undefined);
  return (
    <>
      <RecordList
        label={translate('sections.taxes')}
        list={list}
        columns={columns}
        empty={{
          title: translate('taxes.empty'),
          text: translate('taxes.empty_hint'),
          seed: 'taxes',
        }}
      />
      {filing && <FileTaxDialog line={filing} onClose={() => setFiling(undefined)} />}
    </>
  );
}

const idOf = ({ month, code, currency }: TaxLine) => `${month} ${code} ${currency}`;

const tones = { running: 'quiet', open: 'brass', overdue: 'coral', filed: 'lagoon' } as const;

function useColumns(onFile: ((line: TaxLine) => void) | undefined): Column<TaxLine>[] {
  const { translate, locale, day, instant } = useWords();
  const nameOf = ({ name }: TaxLine) => (locale === 'sw' ? name.sw : name.en);
  const columns: Column<TaxLine>[] = [
    {
      id: 'name',
      label: translate('taxes.tax'),
      render: (line) => <strong>{nameOf(line)}</strong>,
    },
    { id: 'month', label: translate('taxes.month'), isTight: true, render: ({ month }) => month },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`tax_states.${state}`)}</StatusChip>
      ),
    },
    {
      id: 'base',
      label: translate('taxes.base'),
      isNumber: true,
      render: ({ base, basis, currency }) => (
        <>
          <Amount size="s" value={base} currency={currency} locale={locale} />
          <span className="quiet report-below">{translate(`tax_bases.${basis}`)}</span>
        </>
      ),
    },
    {
      id: 'rate',
      label: translate('taxes.rate'),
      isNumber: true,
      render: ({ ratesBps }) => ratesBps.map((bps) => `${percentOf(bps)} %`).join(', ') || '–',
    },
    {
      id: 'owed',
      label: translate('taxes.owed'),
      isNumber: true,
      render: ({ owed, currency }) => (
        <Amount size="s" value={owed} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'due',
      label: translate('taxes.due'),
      isTight: true,
      render: ({ dueOn }) => day(dueOn),
    },
    {
      id: 'filed',
      label: translate('taxes.filed'),
      render: ({ reference, filedBy, filedAt }) =>
        filedAt ? (
          <>
            <span className="office-code">{reference}</span>
            <span className="quiet report-below">{`${filedBy}, ${instant(filedAt)}`}</span>
          </>
        ) : (
          '–'
        ),
    },
  ];
  if (!onFile) return columns;
  const acts: Column<TaxLine> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (line) =>
      (line.state === 'open' || line.state === 'overdue') && (
        <Button
          size="s"
          aria-label={`${translate('taxes.file')}: ${nameOf(line)}, ${line.month}`}
          onClick={() => onFile(line)}
        >
          {translate('taxes.file')}
        </Button>
      ),
  };
  return [...columns, acts];
}

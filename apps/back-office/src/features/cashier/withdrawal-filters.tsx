import { riskReasons } from '@bahati/contract/back-office/risk-reasons.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';

const amountWords = /^\d{1,14}(\.\d{1,2})?$/;

/** What narrows the queue of those waiting, as the address has it; what is no amount narrows nothing. */
export function useWithdrawalFilters() {
  const search = useSearch();
  const amount = (name: string) => {
    const text = search.get(name);
    return text !== undefined && amountWords.test(text) ? text : undefined;
  };
  return {
    reason: riskReasons.find((code) => code === search.get('reason')),
    from: amount('from'),
    to: amount('to'),
    isDueSoon: search.get('due') === 'soon' ? 'true' : undefined,
  };
}

export function WithdrawalFilters() {
  const { translate } = useWords();
  const search = useSearch();
  const { reason, isDueSoon } = useWithdrawalFilters();
  const change = (name: string, value: string | undefined) =>
    search.set({ [name]: value || undefined, id: undefined }, true);
  const sum = (name: 'from' | 'to') => (
    <TextField
      label={translate(`withdrawal_filters.${name}`)}
      inputMode="decimal"
      value={search.get(name) ?? ''}
      onValueChange={(value) => change(name, value)}
    />
  );
  return (
    <div className="office-toolbar withdrawal-filters">
      <SelectField
        label={translate('withdrawal_filters.reason')}
        value={reason ?? ''}
        options={[
          { value: '', label: translate('withdrawal_filters.any') },
          ...riskReasons.map((code) => ({
            value: code,
            label: translate(`risk_reasons.${code}`),
          })),
        ]}
        onValueChange={(value) => change('reason', value)}
      />
      {sum('from')}
      {sum('to')}
      <Checkbox
        label={translate('withdrawal_filters.due')}
        checked={isDueSoon === 'true'}
        onChange={({ target }) => change('due', target.checked ? 'soon' : undefined)}
      />
    </div>
  );
}

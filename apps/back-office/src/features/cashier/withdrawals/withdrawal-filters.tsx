import { riskReasons } from '@bahati/contract/back-office/cashier/risk-reasons.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  QueueFilters,
  useQueueFilters,
  useMethodFilter,
} from '#features/cashier/queue-filters.tsx';

/** What narrows the queue of those waiting for a decision, as the address has it. */
export function useWithdrawalFilters() {
  const search = useSearch();
  return {
    ...useQueueFilters(),
    method: useMethodFilter(),
    reason: riskReasons.find((code) => code === search.get('reason')),
  };
}

export function WithdrawalFilters() {
  const { translate } = useWords();
  const search = useSearch();
  const { reason } = useWithdrawalFilters();
  return (
    <QueueFilters methods="withdrawal">
      <SelectField
        label={translate('queue_filters.reason')}
        value={reason ?? ''}
        options={[
          { value: '', label: translate('queue_filters.any') },
          ...riskReasons.map((code) => ({
            value: code,
            label: translate(`risk_reasons.${code}`),
          })),
        ]}
        onValueChange={(value) => search.set({ reason: value || undefined, id: undefined }, true)}
      />
    </QueueFilters>
  );
}

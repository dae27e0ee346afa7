import type {
  QueueRuleSet,
  TransferRuleSet,
  WithdrawalRuleSet,
} from '@bahati/contract/back-office/cashier/money-rules.ts';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { call } from '#office/api.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { queueFields, transferFields, withdrawalFields } from './rule-draft.rules.ts';
import { RuleCard } from './rule-card.tsx';
import type { RuleKind } from './rule-kind.ts';
import '#features/system/brand.css';
import '#features/cashier/cashier.css';

const kinds: readonly RuleKind[] = [
  {
    name: 'withdrawal',
    reads: 'GET /bo/withdrawalRules',
    fields: withdrawalFields,
    change: ({ rules, ...more }) =>
      call('POST /bo/withdrawalRules', {
        body: { ...more, rules: rules as WithdrawalRuleSet },
      }),
  },
  {
    name: 'transfer',
    reads: 'GET /bo/transferRules',
    fields: transferFields,
    change: ({ rules, ...more }) =>
      call('POST /bo/transferRules', { body: { ...more, rules: rules as TransferRuleSet } }),
  },
  {
    name: 'queue',
    reads: 'GET /bo/queueRules',
    fields: queueFields,
    change: ({ rules, ...more }) =>
      call('POST /bo/queueRules', { body: { ...more, rules: rules as QueueRuleSet } }),
  },
];

/** What the brand asks of money on its way out and between members, and how soon staff look. */
export function MoneyRulesPage() {
  return (
    <div className="brand-cards">
      {kinds.map((kind) => (
        <Rules key={kind.name} kind={kind} />
      ))}
    </div>
  );
}

function Rules({ kind }: { kind: RuleKind }) {
  const { data: sheet, error, refetch, isFetching } = useRecord(kind.reads, {});
  if (sheet) return <RuleCard kind={kind} sheet={sheet} />;
  if (error) return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  return <Skeleton height={320} shape="block" />;
}

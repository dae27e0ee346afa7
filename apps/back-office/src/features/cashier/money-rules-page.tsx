import type {
  QueueRuleSet,
  RuleSheet,
  TransferRuleSet,
  WithdrawalRuleSet,
} from '@bahati/contract/back-office/cashier/money-rules.ts';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useGetOne } from 'react-admin';
import { call } from '#office/api.ts';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import {
  queueFields,
  type Rules as AnyRules,
  transferFields,
  withdrawalFields,
} from './rule-draft.rules.ts';
import { RuleCard, type RuleKind } from './rule-card.tsx';
import '#features/system/brand.css';
import './cashier.css';

const kinds: readonly RuleKind[] = [
  {
    name: 'withdrawal',
    fields: withdrawalFields,
    change: ({ rules, ...more }) =>
      call('POST /bo/withdrawalRules', {
        body: { ...more, rules: rules as WithdrawalRuleSet },
      }),
  },
  {
    name: 'transfer',
    fields: transferFields,
    change: ({ rules, ...more }) =>
      call('POST /bo/transferRules', { body: { ...more, rules: rules as TransferRuleSet } }),
  },
  {
    name: 'queue',
    fields: queueFields,
    change: ({ rules, ...more }) =>
      call('POST /bo/queueRules', { body: { ...more, rules: rules as QueueRuleSet } }),
  },
];

/** What the brand asks of money on its way out and between members, and how soon staff look. */
export function MoneyRulesPage() {
  const { translate } = useWords();
  return (
    <Guarded resource="money_rules">
      <PageTitle title={translate('sections.money_rules')} />
      <div className="brand-cards">
        {kinds.map((kind) => (
          <Rules key={kind.name} kind={kind} />
        ))}
      </div>
    </Guarded>
  );
}

function Rules({ kind }: { kind: RuleKind }) {
  const {
    data: sheet,
    error,
    refetch,
    isFetching,
  } = useGetOne<RuleSheet<AnyRules> & { id: string }>('money_rules', { id: kind.name });
  if (sheet) return <RuleCard kind={kind} sheet={sheet} />;
  if (error) return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  return <Skeleton height={320} shape="block" />;
}

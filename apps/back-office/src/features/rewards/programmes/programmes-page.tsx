import type { CashbackRules, ReferralRules } from '@bahati/contract/programme-terms.ts';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { cashbackFields, referralFields } from '#features/cashier/money-rules/rule-draft.rules.ts';
import { RuleCard } from '#features/cashier/money-rules/rule-card.tsx';
import type { RuleKind } from '#features/cashier/money-rules/rule-kind.ts';
import { useSearch } from '#office/address/use-search.ts';
import { call } from '#office/api.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { LevelMembers } from './level-members.tsx';
import { LevelsTab } from './levels-tab.tsx';
import { ReferralList } from './referral-list.tsx';
import '#features/system/brand.css';
import '#features/cashier/cashier.css';
import './programmes.css';

const cashback: RuleKind = {
  name: 'cashback',
  reads: 'GET /bo/rewards/cashbackRules',
  changes: 'POST /bo/rewards/cashbackRules',
  fields: cashbackFields,
  change: ({ rules, ...more }) =>
    call('POST /bo/rewards/cashbackRules', { body: { ...more, rules: rules as CashbackRules } }),
};

const referral: RuleKind = {
  name: 'referral',
  reads: 'GET /bo/rewards/referralRules',
  changes: 'POST /bo/rewards/referralRules',
  fields: referralFields,
  change: ({ rules, ...more }) =>
    call('POST /bo/rewards/referralRules', { body: { ...more, rules: rules as ReferralRules } }),
};

const tabs = ['levels', 'members', 'cashback', 'referrals'] as const;

/** VIP levels, cashback and referral: their rules, and what they brought. */
export function ProgrammesPage() {
  const { translate } = useWords();
  const search = useSearch();
  const panels = {
    levels: <LevelsTab />,
    members: <LevelMembers />,
    cashback: <Rules kinds={[cashback, referral]} />,
    referrals: <ReferralList />,
  };
  return (
    <Tabs
      label={translate('sections.programmes')}
      tabs={tabs.map((id) => ({
        id,
        label: translate(`programmes.tab_${id}`),
        panel: panels[id],
      }))}
      selectedId={tabs.find((id) => id === search.get('tab')) ?? 'levels'}
      onSelect={(id) =>
        search.set(
          { tab: id === 'levels' ? undefined : id, rank: undefined, state: undefined },
          true,
        )
      }
    />
  );
}

function Rules({ kinds }: { kinds: readonly RuleKind[] }) {
  return (
    <div className="brand-cards">
      {kinds.map((kind) => (
        <Sheet key={kind.name} kind={kind} />
      ))}
    </div>
  );
}

function Sheet({ kind }: { kind: RuleKind }) {
  const { data: sheet, error, refetch, isFetching } = useRecord(kind.reads, {});
  if (sheet) return <RuleCard kind={kind} sheet={sheet} />;
  if (error) return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  return <Skeleton height={320} shape="block" />;
}

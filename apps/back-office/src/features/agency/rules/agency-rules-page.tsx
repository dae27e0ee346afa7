import type { AgencyRuleSet } from '@bahati/contract/back-office/agency/agency-rules.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { agencyFields } from '#features/cashier/money-rules/rule-draft.rules.ts';
import { RuleCard } from '#features/cashier/money-rules/rule-card.tsx';
import type { RuleKind } from '#features/cashier/money-rules/rule-kind.ts';
import { useRuleWords } from '#features/cashier/money-rules/use-rule-words.ts';
import { call } from '#office/api.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import '#features/system/brand.css';
import '#features/cashier/cashier.css';

const kind: RuleKind = {
  name: 'agency',
  reads: 'GET /bo/agencyRules',
  fields: agencyFields,
  change: ({ rules, ...more }) =>
    call('POST /bo/agencyRules', { body: { ...more, rules: rules as AgencyRuleSet } }),
};

/** What the brand asks of agency contracts; a change counts from the next day on. */
export function AgencyRulesPage() {
  const { translate, day } = useWords();
  const { data: sheet, error, refetch, isFetching } = useRecord('GET /bo/agencyRules', {});
  const { nameWords, valueWords } = useRuleWords(sheet?.currency ?? 'KES');
  if (!sheet && error) {
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!sheet) return <Skeleton height={320} shape="block" />;
  const { rules, inForce, countsFrom } = sheet;
  const coming = agencyFields.filter(({ name }) => rules[name] !== inForce[name]);
  return (
    <>
      {coming.length > 0 && (
        <NoticeBar>
          {translate('agency_rules.coming', {
            day: day(countsFrom),
            rules: coming
              .map((field) => `${nameWords(field)}: ${valueWords(field, inForce[field.name])}`)
              .join(' · '),
          })}
        </NoticeBar>
      )}
      <div className="brand-cards">
        <RuleCard kind={kind} sheet={sheet} />
      </div>
    </>
  );
}

import type { PointRuleSet } from '@bahati/contract/back-office/rewards/points.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { RuleCard } from '#features/cashier/money-rules/rule-card.tsx';
import { pointFields } from '#features/cashier/money-rules/rule-draft.rules.ts';
import type { RuleKind } from '#features/cashier/money-rules/rule-kind.ts';
import { useRuleWords } from '#features/cashier/money-rules/use-rule-words.ts';
import { call } from '#office/api.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import '#features/system/brand.css';
import '#features/cashier/cashier.css';

const kind: RuleKind = {
  name: 'points',
  words: 'points_mall',
  reads: 'GET /bo/pointRules',
  changes: 'POST /bo/pointRules',
  fields: pointFields,
  change: ({ rules, ...more }) =>
    call('POST /bo/pointRules', { body: { ...more, rules: rules as PointRuleSet } }),
};

/** How points are earned and converted; a change takes two people and counts from the next day on. */
export function PointRules() {
  const { translate, day } = useWords();
  const { data: sheet, error, refetch, isFetching } = useRecord('GET /bo/pointRules', {});
  const { nameWords, valueWords } = useRuleWords(sheet?.currency ?? 'KES', kind.words);
  if (!sheet && error) {
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!sheet) return <Skeleton height={320} shape="block" />;
  const { rules, inForce, countsFrom } = sheet;
  const coming = pointFields.filter(({ name }) => rules[name] !== inForce[name]);
  return (
    <>
      {coming.length > 0 && (
        <NoticeBar>
          {translate('points_mall.coming', {
            day: day(countsFrom),
            rules: coming
              .map((field) => `${nameWords(field)}: ${valueWords(field, inForce[field.name])}`)
              .join(' · '),
          })}
        </NoticeBar>
      )}
      <div className="mall-rules">
        <RuleCard kind={kind} sheet={sheet} />
      </div>
    </>
  );
}

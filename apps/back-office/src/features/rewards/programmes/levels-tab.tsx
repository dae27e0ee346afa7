import type { CallValue } from '@bahati/contract/call.ts';
import type { boProgrammeCalls } from '@bahati/contract/back-office/rewards/programmes.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { LevelBadge } from '@bahati/ui/level-badge/level-badge.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { vipFields } from '#features/cashier/money-rules/rule-draft.rules.ts';
import { RuleCard } from '#features/cashier/money-rules/rule-card.tsx';
import type { ShownRules } from '#features/cashier/money-rules/rule-kind.ts';
import { WantedRules } from '#features/cashier/money-rules/wanted-rules.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { LevelDialog } from './level-dialog.tsx';
import { levelLines, levelsInWords } from './levels-in-words.ts';

type Sheet = CallValue<(typeof boProgrammeCalls)['GET /bo/rewards/vipRules']>;
type Act = { act: 'change' | 'remove'; at: number };

const writes = 'POST /bo/rewards/vipRules';
const mostLevels = 10;

/** The levels as they were written last, how many members have each, and what waits for approval. */
export function LevelsTab() {
  const { data: sheet, error, refetch, isFetching } = useRecord('GET /bo/rewards/vipRules', {});
  if (sheet) return <Levels sheet={sheet} />;
  if (error) return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  return <Skeleton height={320} shape="block" />;
}

function Levels({ sheet }: { sheet: Sheet }) {
  const { translate, locale, day } = useWords();
  const canChange = useCan(writes);
  const [doing, setDoing] = useState<Act>();
  const { data: counts } = useRecord('GET /bo/rewards/vipLevels', {});
  const { rules, inForce, countsFrom, wanted, version, currency } = sheet;
  const words = { translate, locale, currency };
  const close = () => setDoing(undefined);
  const isComing = JSON.stringify(rules) !== JSON.stringify(inForce);
  return (
    <>
      {isComing && (
        <NoticeBar>{translate('programmes.coming', { day: day(countsFrom) })}</NoticeBar>
      )}
      {wanted && (
        <WantedRules
          lines={[
            {
              name: translate('programmes.levels'),
              was: levelsInWords(rules.levels, words),
              becomes: levelsInWords(wanted.rules.levels, words),
            },
          ]}
          wanted={wanted}
          isReadOnly={!canChange}
        />
      )}
      {rules.levels.length === 0 && (
        <EmptyState seed="levels" title={translate('programmes.no_levels')} />
      )}
      <ol className="programme-levels">
        {rules.levels.map((level, at) => (
          <li key={`${at} ${level.name.en}`} className="programme-level">
            <header className="programme-level-head">
              <LevelBadge badge={level.badge} size={48} />
              <h2>{level.name[locale]}</h2>
              <StatusChip tone="quiet">
                {translate('programmes.members', {
                  smart_count: counts?.items.find(({ rank }) => rank === at + 1)?.members ?? 0,
                })}
              </StatusChip>
            </header>
            <KeyValueList isCompact items={levelLines(level, words)} />
            {canChange && (
              <div className="programme-level-acts">
                <Button size="s" onClick={() => setDoing({ act: 'change', at })}>
                  {translate('access.change')}
                </Button>
                {at === rules.levels.length - 1 && (
                  <Button size="s" onClick={() => setDoing({ act: 'remove', at })}>
                    {translate('programmes.remove')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {canChange && rules.levels.length < mostLevels && (
        <Button
          className="office-ink programme-add"
          icon={<PlusIcon size={18} />}
          onClick={() => setDoing({ act: 'change', at: rules.levels.length })}
        >
          {translate('programmes.add')}
        </Button>
      )}
      <div className="brand-cards">
        <RuleCard kind={scalars(sheet)} sheet={{ ...scalarSheet(sheet), wanted: null }} />
      </div>
      {doing?.act === 'change' && (
        <LevelDialog change={{ rules, version, currency, at: doing.at }} onClose={close} />
      )}
      {doing?.act === 'remove' && <RemoveLevel sheet={sheet} at={doing.at} onClose={close} />}
    </>
  );
}

/** What the rules say beside the levels. */
const scalarSheet = ({ rules: { keepDays, monthlyBudget }, ...sheet }: Sheet) => ({
  ...sheet,
  rules: { keepDays, monthlyBudget },
});

const scalars = ({ rules: { levels } }: Sheet): ShownRules => ({
  name: 'vip',
  changes: writes,
  fields: vipFields,
  change: ({ rules, ...more }) =>
    call(writes, {
      body: { ...more, rules: { ...(rules as Omit<Sheet['rules'], 'levels'>), levels } },
    }),
});

/** The highest level alone goes, so that the ranks of the others stay. */
function RemoveLevel({
  sheet: { rules, version },
  at,
  onClose,
}: {
  sheet: Sheet;
  at: number;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  const name = rules.levels[at]?.name[locale] ?? '';
  return (
    <ReasonDialog
      title={translate('programmes.remove_title', { name })}
      confirmLabel={translate('programmes.remove')}
      tone="danger"
      send={(reason) =>
        call(writes, {
          body: { rules: { ...rules, levels: rules.levels.slice(0, at) }, version, reason },
        })
      }
      tell={() => translate('money_rules.told_waits')}
      onClose={onClose}
    >
      <p>{translate('programmes.remove_about')}</p>
    </ReasonDialog>
  );
}

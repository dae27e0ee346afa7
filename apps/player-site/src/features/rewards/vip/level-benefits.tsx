import type { VipLevel } from '@bahati/contract/programme-terms.ts';
import type { VipState } from '@bahati/contract/player-site/rewards/vip.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { categoryLabels } from '#site/paths.ts';
import { useLevelWords } from './use-level-words.ts';

type Line = { label: string; value: string | null };

/** What a level asks for, what keeps it, and what it gives. */
export function LevelBenefits({ vip, level }: { vip: VipState; level: VipLevel }) {
  const { inLanguage } = useLevelWords();
  const { asked, gifts } = useLines(vip, level);
  return (
    <div className="vip-benefits" aria-live="polite">
      <h3 className="vip-benefits-title">{inLanguage(level.name)}</h3>
      <dl className="vip-table">
        {[...asked, ...gifts].map(({ label, value }) => (
          <div key={label} className="vip-table-row">
            <dt>{label}</dt>
            <dd className="tabular" data-none={value === null ? '' : undefined}>
              {value ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function useLines({ currency, keepDays, isRebateAutomatic }: VipState, level: VipLevel) {
  const { t } = useTranslation();
  const { percent, count } = useFormat();
  const { short } = useLevelWords();
  const amount = (value: string | null) => (value === null ? null : short(value, currency));
  const sums = ({ turnover, deposits }: VipLevel['keep'], joint: string) =>
    [
      turnover === null ? [] : [t('vip_ask_turnover', { amount: short(turnover, currency) })],
      deposits === null ? [] : [t('vip_ask_deposits', { amount: short(deposits, currency) })],
    ]
      .flat()
      .join(` ${joint} `);
  const { requirement, keep, rebates, withdrawalMaximum, withdrawalCount } = level;
  const joint = requirement.needs === 'all' ? t('vip_and') : t('vip_or');
  const within =
    requirement.days === null ? '' : ` ${t('vip_in_days', { days: count(requirement.days) })}`;
  const kept = sums(keep, t('vip_and'));
  const asked: Line[] = [
    { label: t('vip_ask'), value: `${sums(requirement, joint)}${within}` },
    {
      label: t('vip_keep_rule'),
      value:
        kept === ''
          ? t('vip_kept_always')
          : `${kept} ${t('vip_in_days', { days: count(keepDays) })}`,
    },
  ];
  const gifts: Line[] = [
    { label: t('vip_gift_level'), value: amount(level.gift) },
    { label: t('vip_gift_week'), value: amount(level.weekly) },
    { label: t('vip_gift_month'), value: amount(level.monthly) },
    { label: t('vip_gift_birthday'), value: amount(level.birthday) },
    ...(isRebateAutomatic ? [{ label: t('vip_rebate'), value: rebateWords() }] : []),
    {
      label: t('vip_withdrawals'),
      value: withdrawalMaximum === null ? t('vip_usual') : short(withdrawalMaximum, currency),
    },
    {
      label: t('vip_withdrawal_count'),
      value: withdrawalCount === null ? t('vip_usual') : count(withdrawalCount),
    },
  ];
  return { asked, gifts };

  function rebateWords(): string | null {
    if (rebates.length === 0) return null;
    return rebates
      .map(
        ({ gameType, rateBasisPoints }) =>
          `${t(categoryLabels[gameType])} ${percent(rateBasisPoints)}`,
      )
      .join(' · ');
  }
}

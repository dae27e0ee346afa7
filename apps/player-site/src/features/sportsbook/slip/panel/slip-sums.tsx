/** What the slip costs and may pay, and what the law takes of that as it is withdrawn. */
import type { SlipReckoning } from '@bahati/contract/sportsbook/slip.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useOddsFormat } from '#features/sportsbook/odds/odds-format.ts';
import { formatOdds, isStakeToWin } from '@bahati/book-rules/odds-formats.ts';
import { bonusSteps } from '#features/sportsbook/slip/reckon-slip.ts';
import type { SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { kindOf } from '#features/sportsbook/slip/slip-shapes.ts';
import { useWithdrawalTax } from '#features/sportsbook/slip/withdrawal-tax.tsx';
import { useBookCurrency, useBookTerms } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import './progress.css';

/** "12.34" as thousandths, as odds are shown. */
const thousandths = (decimal: string): number => Math.round(Number(decimal) * 1_000);

/** What the whole is made of, below the legs. */
export function SlipSums({ draft, sums }: { draft: SlipDraft; sums: SlipReckoning }) {
  const { t } = useTranslation();
  const { locale, count } = useFormat();
  const currency = useBookCurrency();
  const money = (value: string) => (
    <Amount value={value} currency={currency} locale={locale} size="s" />
  );
  const taxLines = useWithdrawalTax();
  const hasBonus = kindOf(draft) === 'multiple' && /[1-9]/.test(sums.bonus);
  const items: (KeyValue | false)[] = [
    sums.lines > 1 && { id: 'lines', label: t('slip_lines'), value: count(sums.lines) },
    { id: 'stake', label: t('slip_stake_total'), value: money(sums.stake) },
    hasBonus && { id: 'bonus', label: t('slip_bonus'), value: money(sums.bonus), tone: 'win' },
    ...taxLines(sums.mostPayout, currency),
  ];
  return (
    <div className="slip-sums">
      <KeyValueList items={items.filter((item) => item !== false)} isCompact />
    </div>
  );
}

/** The two figures one bets for, beside the button. */
export function SlipTotal({ sums }: { sums: SlipReckoning }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const format = useOddsFormat();
  const currency = useBookCurrency();
  return (
    <dl className="slip-total">
      {sums.totalOdds !== null && (
        <div>
          <dt>{t('slip_total_odds')}</dt>
          <dd>{formatOdds(thousandths(sums.totalOdds), format)}</dd>
        </div>
      )}
      <div>
        <dt>{t('slip_payout')}</dt>
        <dd>
          <Amount value={sums.mostPayout} currency={currency} locale={locale} />
        </dd>
      </div>
    </dl>
  );
}

/** At negative odds other books take what is typed as what is won; here it is always the stake. */
export function RiskNote({ draft }: { draft: SlipDraft }) {
  const { t } = useTranslation();
  const format = useOddsFormat();
  if (!draft.legs.some(({ odds }) => isStakeToWin(odds, format))) return null;
  return <p className="slip-note">{t('slip_stake_risk')}</p>;
}

/** How far the next step of the bonus is. */
export function BonusHint({ draft }: { draft: SlipDraft }) {
  const terms = useBookTerms();
  const { t } = useTranslation();
  const { change } = useFormat();
  const format = useOddsFormat();
  const { now, next } = bonusSteps(draft.legs, terms?.multipleBonus ?? []);
  if (kindOf(draft) !== 'multiple' || draft.isEachWay || (!now && !next)) return null;
  return (
    <div className="slip-bonus">
      <p>
        {next
          ? t('slip_bonus_next', {
              count: next.missing,
              odds: formatOdds(next.leastOdds, format),
              percent: change(next.basisPoints),
            })
          : t('slip_bonus_most', { percent: change(now?.basisPoints ?? 0) })}
      </p>
      {next && (
        <progress
          className="slip-progress"
          data-tone="win"
          max={next.legs}
          value={next.legs - next.missing}
          aria-label={t('slip_bonus')}
        />
      )}
    </div>
  );
}

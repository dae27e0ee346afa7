import { tierFields } from '@bahati/agency-rules/draft/terms-draft.ts';
import { termsFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { Terms, Tier } from '@bahati/agency-rules/terms/terms.ts';
import type { TermValue } from '@bahati/agency-rules/terms/terms-diff.ts';
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useTermsWords } from './use-terms-words.ts';
import './terms-view.css';

/** Terms in plain words, and their tiers as a small table. */
export function TermsView({
  terms: told,
  currency,
  isSentenceOnly = false,
}: {
  terms: ContractTerms;
  currency: Currency;
  /** Without the table, where the tiers stand beside it already. */
  isSentenceOnly?: boolean | undefined;
}) {
  const words = useTermsSentences(currency);
  const terms = termsFromWire(told, currency);
  return (
    <div className="terms-view">
      <p className="terms-view-words">{words(terms)}</p>
      {!isSentenceOnly && terms.kind !== 'real_time_salary' && (
        <TierTable terms={terms} currency={currency} />
      )}
    </div>
  );
}

/** What the terms say apart from their tiers, as sentences. */
function useTermsSentences(currency: Currency): (terms: Terms) => string {
  const { t } = useTranslation();
  const words = useTermsWords(currency);
  return (terms) => {
    switch (terms.kind) {
      case 'dividend':
        return [
          t(`terms_say_dividend_${terms.period}`),
          t(`terms_say_${terms.mode}`),
          t(`terms_carry_hint_${terms.carryOver}`),
        ].join(' ');
      case 'daily_salary':
        return [
          t('terms_say_daily'),
          t(terms.hasLossCheck ? 'terms_say_loss_check' : 'terms_say_no_loss_check'),
        ].join(' ');
      case 'hourly_salary':
        return t('terms_say_hourly');
      case 'real_time_salary':
        return [
          t('terms_say_real_time', { rate: words.value('rateBps', terms.rateBps) }),
          terms.dailyTurnoverBrake === null
            ? t('terms_say_no_brake')
            : t('terms_say_brake', {
                brake: words.value('dailyTurnoverBrake', terms.dailyTurnoverBrake),
              }),
        ].join(' ');
    }
  };
}

type Tiered = Exclude<Terms, { kind: 'real_time_salary' }>;

function TierTable({ terms, currency }: { terms: Tiered; currency: Currency }) {
  const { t } = useTranslation();
  const words = useTermsWords(currency);
  const of = { kind: terms.kind, hasLossCheck: 'hasLossCheck' in terms && terms.hasLossCheck };
  const mode = 'mode' in terms ? { mode: terms.mode } : {};
  const tiers: readonly Tier[] = terms.tiers;
  const fields = tierFields(of, { pays: 'rate' });
  return (
    <table className="terms-table">
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field} scope="col">
              {words.field(field, { kind: terms.kind, ...mode })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => (
          <tr key={index} aria-label={t('terms_tier', { number: index + 1 })}>
            {fields.map((field) => {
              const shown = field === 'rateBps' && 'sum' in tier ? 'sum' : field;
              const values: Partial<Record<typeof shown, TermValue>> = tier;
              return (
                <td key={field} data-name={words.field(shown, { kind: terms.kind, ...mode })}>
                  {words.short(shown, values[shown] ?? null)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { tierFields } from '@bahati/agency-rules/draft/terms-draft.ts';
import type { Terms, Tier } from '@bahati/agency-rules/terms/terms.ts';
import type { TermValue } from '@bahati/agency-rules/terms/terms-diff.ts';
import { termsFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTermsWords } from './use-terms-words.ts';
import './contracts.css';

/** Terms in plain words, and their tiers as a small table. */
export function TermsView({ terms: told, currency }: { terms: ContractTerms; currency: Currency }) {
  const { translate } = useWords();
  const words = useTermsWords(currency);
  const terms = termsFromWire(told, currency);
  return (
    <div className="terms-view">
      <p>{sentences(terms, { translate, words })}</p>
      {terms.kind !== 'real_time_salary' && <TierTable terms={terms} currency={currency} />}
    </div>
  );
}

type Speech = {
  translate: ReturnType<typeof useWords>['translate'];
  words: ReturnType<typeof useTermsWords>;
};

function sentences(terms: Terms, { translate, words }: Speech): string {
  switch (terms.kind) {
    case 'dividend':
      return [
        translate(`terms.say_dividend_${terms.period}`),
        translate(`terms.say_${terms.mode}`),
        translate(`terms.carry_hint_${terms.carryOver}`),
      ].join(' ');
    case 'daily_salary':
      return [
        translate('terms.say_daily'),
        translate(terms.hasLossCheck ? 'terms.say_loss_check' : 'terms.say_no_loss_check'),
      ].join(' ');
    case 'hourly_salary':
      return translate('terms.say_hourly');
    case 'real_time_salary': {
      const { rateBps, dailyTurnoverBrake: brake } = terms;
      return [
        translate('terms.say_real_time', { rate: words.value('rateBps', rateBps) }),
        brake === null
          ? translate('terms.say_no_brake')
          : translate('terms.say_brake', { brake: words.value('dailyTurnoverBrake', brake) }),
      ].join(' ');
    }
  }
}

type Tiered = Exclude<Terms, { kind: 'real_time_salary' }>;

function TierTable({ terms, currency }: { terms: Tiered; currency: Currency }) {
  const { translate } = useWords();
  const words = useTermsWords(currency);
  const of = { kind: terms.kind, hasLossCheck: 'hasLossCheck' in terms && terms.hasLossCheck };
  const mode = 'mode' in terms ? { mode: terms.mode } : {};
  const tiers: readonly Tier[] = terms.tiers;
  const fields = tierFields(of, { pays: 'rate' });
  return (
    <div className="terms-scroll">
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
            <tr key={index} aria-label={translate('terms.tier', { number: index + 1 })}>
              {fields.map((field) => {
                const shown = field === 'rateBps' && 'sum' in tier ? 'sum' : field;
                const values: Partial<Record<typeof shown, TermValue>> = tier;
                return <td key={field}>{words.value(shown, values[shown] ?? null)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

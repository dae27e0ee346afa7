import {
  type DraftFault,
  readTermsDraft,
  type TermsDraft,
  withTier,
} from '@bahati/agency-rules/draft/terms-draft.ts';
import { maxTiers } from '@bahati/agency-rules/terms/term-faults.ts';
import { termsFromWire, termsToWire } from '@bahati/agency-rules/wire/wire.ts';
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol } from '@bahati/money/format.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { TermsChoices } from './terms-choices.tsx';
import { TermsView } from './terms-view.tsx';
import { TierFields, TierHead } from './tier-fields.tsx';
import { useTermsWords } from './use-terms-words.ts';
import './terms-form.css';

/**
 * What was typed as terms to send, or the faults that keep it here. `upline` are the terms of the
 * same kind beyond which none may go; null: nothing bounds them.
 */
export function readTypedTerms(
  draft: TermsDraft,
  currency: Currency,
  upline: ContractTerms | null,
): { terms: ContractTerms; faults: readonly [] } | { terms: null; faults: readonly DraftFault[] } {
  const bound = upline && termsFromWire(upline, currency);
  const { terms, faults } = readTermsDraft(draft, currency, bound);
  return terms ? { terms: termsToWire(terms, currency), faults: [] } : { terms: null, faults };
}

/**
 * Terms of a contract of any kind. Faults stand at their fields as they arise; fields that are still
 * empty are told once somebody tried to send (`wasTried`).
 */
export function TermsForm({
  currency,
  upline,
  value,
  onChange,
  wasTried = false,
}: {
  currency: Currency;
  upline: ContractTerms | null;
  value: TermsDraft;
  onChange: (draft: TermsDraft) => void;
  wasTried?: boolean;
}) {
  const { t } = useTranslation();
  const { faults } = readTypedTerms(value, currency, upline);
  const shown = faults.filter(({ code }) => wasTried || code !== 'empty');
  return (
    <div className="terms-form">
      {upline && (
        <section className="terms-bound" aria-labelledby="terms-bound">
          <h3 id="terms-bound" className="terms-bound-title">
            {t('terms_bound_title')}
          </h3>
          <p className="quiet terms-small">{t('terms_bound_about')}</p>
          <TermsView terms={upline} currency={currency} />
        </section>
      )}
      <TermsChoices currency={currency} value={value} faults={shown} onChange={onChange} />
      {value.kind !== 'real_time_salary' && (
        <TiersForm
          currency={currency}
          kind={value.kind}
          value={value}
          faults={shown}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function TiersForm({
  currency,
  kind,
  value,
  faults,
  onChange,
}: {
  currency: Currency;
  kind: Exclude<ContractKind, 'real_time_salary'>;
  value: TermsDraft;
  faults: readonly DraftFault[];
  onChange: (draft: TermsDraft) => void;
}) {
  const { t } = useTranslation();
  const words = useTermsWords(currency);
  const ofAll = faults.find(({ field, tier }) => field === 'tiers' && tier === null);
  return (
    <section className="terms-tiers" aria-labelledby="terms-tiers">
      <h3 id="terms-tiers" className="terms-bound-title">
        {t('terms_tiers')}
      </h3>
      <p className="quiet terms-small">
        {t(`terms_tiers_about_${kind}`)}{' '}
        {t('terms_tiers_currency', { symbol: currencySymbol(currency) })}
      </p>
      <TierHead value={value} currency={currency} />
      <ol className="terms-tier-list">
        {value.tiers.map((tier, index) => (
          <li key={tier.id}>
            <TierFields
              currency={currency}
              draft={value}
              tier={tier}
              index={index}
              faults={faults.filter((fault) => fault.tier === index)}
              onChange={(changed) =>
                onChange({ ...value, tiers: value.tiers.with(index, changed) })
              }
              onRemove={
                value.tiers.length > 1
                  ? () => onChange({ ...value, tiers: value.tiers.toSpliced(index, 1) })
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {ofAll && (
        <p className="ui-field-error" role="alert">
          {words.fault(ofAll)}
        </p>
      )}
      {value.tiers.length < maxTiers && (
        <div>
          <Button size="s" icon={<PlusIcon size={18} />} onClick={() => onChange(withTier(value))}>
            {t('terms_tier_add')}
          </Button>
        </div>
      )}
    </section>
  );
}

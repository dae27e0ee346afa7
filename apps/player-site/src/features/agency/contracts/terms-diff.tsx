import { diffTerms, type TermChange } from '@bahati/agency-rules/terms/terms-diff.ts';
import { termsFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useTermsWords } from './use-terms-words.ts';
import './terms-diff.css';

/** What new terms change: what was, struck through, beside what is to be. */
export function TermsDiff({
  before,
  after,
  currency,
}: {
  before: ContractTerms;
  after: ContractTerms;
  currency: Currency;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const changes = diffTerms(termsFromWire(before, currency), termsFromWire(after, currency));
  if (changes.length === 0) return <p className="quiet">{t('terms_diff_none')}</p>;
  const groups = Map.groupBy(changes, ({ tier }) => tier);
  return (
    <div className="terms-diff">
      {[...groups].map(([tier, group]) => (
        <section key={tier ?? 'terms'} className="terms-diff-group" data-way={wayOf(group)}>
          {tier !== null && (
            <h4 className="terms-diff-title">
              {t(`terms_diff_${wayOf(group)}`, {
                tier: t('terms_tier', { number: count(tier + 1) }),
              })}
            </h4>
          )}
          <dl>
            {group.map((change) => (
              <ChangeLine key={change.field} change={change} terms={after} currency={currency} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function ChangeLine({
  change: { field, tier, before, after },
  terms,
  currency,
}: {
  change: TermChange;
  terms: ContractTerms;
  currency: Currency;
}) {
  const { t } = useTranslation();
  const words = useTermsWords(currency);
  // A field of the terms may say "none", as a limit that is not set; of a tier it is not there.
  const isShown = (value: TermChange['before']) => value !== null || tier === null;
  return (
    <div className="terms-diff-line">
      <dt>{words.field(field, terms)}</dt>
      <dd>
        {isShown(before) && (
          <del>
            <VisuallyHidden>{t('terms_diff_before')} </VisuallyHidden>
            {words.short(field, before)}
          </del>
        )}
        {isShown(before) && isShown(after) && <span aria-hidden="true"> → </span>}
        {isShown(after) && (
          <ins>
            <VisuallyHidden>{t('terms_diff_after')} </VisuallyHidden>
            {words.short(field, after)}
          </ins>
        )}
      </dd>
    </div>
  );
}

/** Whether a tier is new, gone or only different. */
function wayOf(group: readonly TermChange[]): 'added' | 'removed' | 'changed' {
  const isTurnover = ({ field }: TermChange) => field === 'turnover';
  const turnover = group.find(isTurnover);
  if (turnover?.before === null) return 'added';
  return turnover?.after === null ? 'removed' : 'changed';
}

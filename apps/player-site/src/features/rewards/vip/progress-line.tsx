import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import { CheckIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useLevelWords } from './use-level-words.ts';

type Figure = { needed: string; reached: string };

/** One thing a level asks for: what there is of it, and what is missing, in words and as a bar. */
export function ProgressLine({
  label,
  figure: { needed, reached },
  currency,
}: {
  label: string;
  figure: Figure;
  currency: Currency;
}) {
  const { t } = useTranslation();
  const { short } = useLevelWords();
  const missing = parseDecimal(needed, currency) - parseDecimal(reached, currency);
  const isMet = missing <= 0n;
  const part = isMet ? 100 : shareOf(reached, needed, currency);
  return (
    <div className="vip-line">
      <p className="vip-line-words">
        <span>{label}</span>
        <span className="tabular">
          {t('vip_of', { reached: short(reached, currency), needed: short(needed, currency) })}
        </span>
      </p>
      <div className="vip-bar" aria-hidden="true">
        <span className="vip-bar-part" style={{ inlineSize: `${part}%` }} />
      </div>
      <p className="vip-line-left" data-met={isMet ? '' : undefined}>
        {isMet ? (
          <>
            <CheckIcon size={16} />
            {t('vip_done')}
          </>
        ) : (
          t('vip_missing', { amount: short(toDecimal(missing, currency), currency) })
        )}
      </p>
    </div>
  );
}

/** 0 to 100; something that was begun shows. */
function shareOf(reached: string, needed: string, currency: Currency): number {
  const part = parseDecimal(reached, currency);
  if (part <= 0n) return 0;
  return Math.max(2, Number((part * 100n) / parseDecimal(needed, currency)));
}

import { isGain } from '@bahati/money/net.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import type { Currency } from '@bahati/money/currencies.ts';
import { useFormat } from '#features/language/use-format.ts';
import './records.css';

export type Sum = { id: string; label: string; value: string | undefined; isLead?: boolean };

/** What a record adds up to; the one that leads carries its sign. */
export function Sums({
  label,
  sums,
  currency = 'KES',
}: {
  label: string;
  sums: readonly Sum[];
  currency: Currency | undefined;
}) {
  const { locale } = useFormat();
  return (
    <dl className="records-sums" aria-label={label}>
      {sums.map(({ id, label: name, value, isLead = false }) => (
        <div key={id} className={isLead ? 'records-sum records-sum-lead' : 'records-sum'}>
          <dt>{name}</dt>
          <dd>
            {value === undefined ? (
              <Skeleton width={96} height={20} />
            ) : (
              <Amount
                value={value}
                currency={currency}
                locale={locale}
                size={isLead ? 'l' : 'm'}
                sign={isLead ? 'always' : 'auto'}
                tone={isLead && isGain(value) ? 'win' : 'text'}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

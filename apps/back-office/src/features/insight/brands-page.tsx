import type { BrandSums } from '@bahati/contract/back-office/insight/brand-sums.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { useToldFigures } from './use-told-figures.ts';
import './brands.css';

const figures = [
  'registrations',
  'deposits',
  'withdrawals',
  'stakes',
  'payouts',
  'ggr',
] as const satisfies readonly (keyof BrandSums['today'])[];

/** Every brand one may read the figures of, each in its own currency: sums are never added up. */
export function BrandsPage() {
  const { translate, problem } = useWords();
  const { data, error } = useRecord('GET /bo/brandSums', {}, { refetchEveryMs: 60_000 });
  if (!data) {
    return error ? (
      <p role="alert">{problem(error).words}</p>
    ) : (
      <SkeletonRows count={6} label={translate('list.loading')} />
    );
  }
  return (
    <>
      {data.away.length > 0 && (
        <p role="status">{translate('brands.away', { names: data.away.join(', ') })}</p>
      )}
      <ul className="brand-sums" aria-label={translate('sections.brands')}>
        {data.items.map((brand) => (
          <BrandCard key={brand.code} brand={brand} />
        ))}
      </ul>
    </>
  );
}

function BrandCard({ brand: { code, name, currency, asOf, today, month } }: { brand: BrandSums }) {
  const { translate, instant } = useWords();
  const { symbol, figure } = useToldFigures(currency);
  return (
    <li className="brand-compared" aria-labelledby={`brand-${code}`}>
      <h2 id={`brand-${code}`}>
        {name} <span className="quiet">{symbol}</span>
      </h2>
      <ReportTable
        label={name}
        rows={figures}
        keyOf={(row) => row}
        columns={[
          {
            id: 'figure',
            label: translate('brands.figure'),
            render: (row) => translate(`brand_figures.${row}`),
          },
          {
            id: 'today',
            label: translate('brands.today'),
            isNumber: true,
            render: (row) => figure(today[row]),
          },
          {
            id: 'month',
            label: translate('brands.month'),
            isNumber: true,
            render: (row) => figure(month[row]),
          },
        ]}
      />
      <p className="quiet">{translate('brands.as_of', { at: instant(asOf) })}</p>
    </li>
  );
}

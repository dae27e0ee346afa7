import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWords } from '#office/words/use-words.ts';
import { BrandCard, type BrandCardProps } from './brand-card.tsx';
import { RegionsDialog } from './regions-dialog.tsx';

/** Where the brand may be played. */
export function RegionsCard({ brand, isReadOnly }: BrandCardProps) {
  const { translate, locale } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const { mode, countries, admitsUnknown } = brand.regions;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const list = new Intl.ListFormat(locale).format(countries.map((code) => names.of(code) ?? code));
  return (
    <BrandCard title={translate('regions.title')} about={translate('regions.about')}>
      <p>
        {mode === 'everywhere'
          ? translate('region_modes.everywhere')
          : translate(`regions.${mode}`, { countries: list })}
      </p>
      {mode !== 'everywhere' && (
        <p className="quiet">
          {translate(admitsUnknown ? 'regions.unknown_in' : 'regions.unknown_out')}
        </p>
      )}
      {!isReadOnly && (
        <Button className="office-ink" onClick={() => setIsAsking(true)}>
          {translate('access.change')}
        </Button>
      )}
      {isAsking && <RegionsDialog regions={brand.regions} onClose={() => setIsAsking(false)} />}
    </BrandCard>
  );
}

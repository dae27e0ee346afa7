import { useState } from 'react';
import { type BrandSettings, regionModes } from '@bahati/contract/back-office/system/brand.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { readCountries } from './countries.rules.ts';

/** Says where the site is open, by the country an address was given to. */
export function RegionsDialog({
  regions,
  onClose,
}: {
  regions: BrandSettings['regions'];
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  const [mode, setMode] = useState(regions.mode);
  const [typed, setTyped] = useState(regions.countries.join(' '));
  const [admitsUnknown, setAdmitsUnknown] = useState(regions.admitsUnknown);
  const { countries, odd } = readCountries(typed);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const isListed = mode !== 'everywhere';
  const problem = odd
    ? translate('regions.odd', { code: odd })
    : isListed && countries.length === 0
      ? translate('refusals.countries_missing')
      : undefined;
  return (
    <ReasonDialog
      title={translate('regions.title')}
      confirmLabel={translate('access.save')}
      tone="danger"
      isReady={!(isListed && problem)}
      send={(reason) =>
        call('POST /bo/brand/regions', {
          body: { mode, countries: isListed ? countries : [], admitsUnknown, reason },
        })
      }
      tell={() => translate('regions.told')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <SelectField
            label={translate('regions.mode')}
            value={mode}
            options={regionModes.map((value) => ({
              value,
              label: translate(`region_modes.${value}`),
            }))}
            onValueChange={(value) =>
              setMode(regionModes.find((known) => known === value) ?? 'everywhere')
            }
          />
          {isListed && (
            <>
              <TextField
                label={translate('regions.countries')}
                hint={
                  countries.length > 0
                    ? countries.map((code) => names.of(code) ?? code).join(', ')
                    : translate('regions.countries_hint')
                }
                error={isWanting ? problem : undefined}
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={900}
                value={typed}
                onValueChange={setTyped}
              />
              <Checkbox
                label={translate('regions.admit_unknown')}
                hint={translate('regions.admit_unknown_hint')}
                checked={admitsUnknown}
                onCheckedChange={setAdmitsUnknown}
              />
            </>
          )}
        </>
      )}
    </ReasonDialog>
  );
}

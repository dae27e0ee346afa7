import { useState } from 'react';
import type { BrandFlag } from '@bahati/contract/brand-flags.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { BrandCard, type BrandCardProps } from './brand-card.tsx';

/** What of the product this brand offers; each switch acts at once. */
export function FlagsCard({ brand, isReadOnly }: BrandCardProps) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [touched, setTouched] = useState<BrandFlag>();
  function change(flag: BrandFlag, isOn: boolean) {
    setTouched(flag);
    const send = () => call('POST /bo/brand/flags/:flag', { params: { flag }, body: { isOn } });
    void act(send, () => translate('content.told_saved'));
  }
  return (
    <BrandCard title={translate('brand.flags')} about={translate('brand.flags_about')} isWide>
      <ul className="brand-flags">
        {brand.flags.map(({ flag, isOn }) => (
          <li key={flag}>
            <Checkbox
              label={translate(`brand_flags.${flag}`)}
              hint={<span className="office-code">{flag}</span>}
              error={touched === flag ? refusal : undefined}
              disabled={isReadOnly || isBusy}
              checked={isOn}
              onCheckedChange={(isChecked) => change(flag, isChecked)}
            />
          </li>
        ))}
      </ul>
    </BrandCard>
  );
}

import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { BrandCard, type BrandCardProps } from './brand-card.tsx';

const choices = ['en sw', 'sw en', 'en', 'sw'] as const;

/** The languages the site speaks, the brand's own first. */
export function LanguagesCard({ brand, isReadOnly }: BrandCardProps) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  function choose(value: string) {
    const languages = value.split(' ') as typeof brand.languages;
    const send = () => call('POST /bo/brand/languages', { body: { languages } });
    void act(send, () => translate('content.told_saved'));
  }
  return (
    <BrandCard title={translate('brand.languages')} about={translate('brand.languages_about')}>
      <SelectField
        label={translate('brand.languages')}
        isLabelHidden
        disabled={isReadOnly || isBusy}
        error={refusal}
        value={brand.languages.join(' ')}
        options={choices.map((value) => ({
          value,
          label: value
            .split(' ')
            .map((code) => translate(`languages.${code}`))
            .join(', '),
        }))}
        onValueChange={choose}
      />
    </BrandCard>
  );
}

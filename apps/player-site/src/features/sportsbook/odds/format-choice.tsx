/** How odds are shown, chosen with an example of each. */
import { formatOdds } from '@bahati/book-rules/odds-formats.ts';
import { oddsFormats } from '@bahati/book-rules/odds.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { chooseOddsFormat, useOddsFormat } from './odds-format.ts';
import './format-choice.css';

/** A favourite and an outsider: the formats differ most between them. */
const examples = [1_800, 2_500] as const;

export function FormatChoice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const chosen = useOddsFormat();
  return (
    <Dialog isOpen onClose={onClose} title={t('book_format')} closeLabel={t('close')} size="s">
      <p className="quiet">{t('book_format_hint')}</p>
      <fieldset className="format-choice">
        <legend className="ui-visually-hidden">{t('book_format')}</legend>
        {oddsFormats.map((format) => (
          <label key={format}>
            <input
              type="radio"
              name="odds-format"
              checked={format === chosen}
              onChange={() => chooseOddsFormat(format)}
            />
            <span>{t(`book_format_${format}`)}</span>
            <b>{examples.map((odds) => formatOdds(odds, format)).join(' · ')}</b>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

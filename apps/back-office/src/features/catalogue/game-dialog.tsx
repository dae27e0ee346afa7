import { useState } from 'react';
import type { SwitchedGame } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { categories } from './categories.ts';
import '#features/content/content.css';

const news = { yes: true, no: false, age: null } as const;
type News = keyof typeof news;

const newsOf = ({ markedNew }: SwitchedGame): News =>
  markedNew === null ? 'age' : markedNew ? 'yes' : 'no';

/** What a game is called, where it stands, how it is marked, and what may be staked. */
export function GameDialog({ game, onClose }: { game: SwitchedGame; onClose: () => void }) {
  const { translate, locale } = useWords();
  const figureWords = useFigureWords();
  const [names, setNames] = useState({ en: game.nameEn, sw: game.nameSw });
  const [draft, setDraft] = useState({
    category: game.category,
    isHot: game.isHot,
    isRecommended: game.isRecommended,
    isNew: newsOf(game),
    minimum: game.minimumStake ?? '',
    maximum: game.maximumStake ?? '',
  });
  const { id, version, currency, offeredMinimum, offeredMaximum } = game;
  const numbers = new Intl.NumberFormat(`${locale}-KE-u-nu-latn`);
  const missing = (['en', 'sw'] as const)
    .filter((language) => names[language].trim() === '')
    .map((language) => `name.${language}`);
  const ends = ['minimum', 'maximum'] as const;
  const isUnreadable = (end: (typeof ends)[number]) =>
    draft[end].trim() !== '' && typedDecimal(draft[end], currency) === undefined;
  const stake = (end: 'minimum' | 'maximum', offered: string | null) => ({
    label: translate(`games.${end}`),
    hint: translate('games.offered', {
      amount: offered === null ? '–' : numbers.format(Number(offered)),
    }),
    currency,
    faultWords: figureWords,
    value: draft[end],
    onValueChange: (value: string) => setDraft({ ...draft, [end]: value }),
  });
  return (
    <ReasonDialog
      title={translate('games.set_title', { name: locale === 'sw' ? game.nameSw : game.nameEn })}
      confirmLabel={translate('access.save')}
      isReady={missing.length === 0 && !ends.some(isUnreadable)}
      send={(reason) =>
        call('POST /bo/games/:id/settings', {
          params: { id },
          body: {
            nameEn: names.en,
            nameSw: names.sw,
            category: draft.category,
            isHot: draft.isHot,
            isRecommended: draft.isRecommended,
            markedNew: news[draft.isNew],
            minimumStake: typedDecimal(draft.minimum, currency) ?? null,
            maximumStake: typedDecimal(draft.maximum, currency) ?? null,
            version,
            reason,
          },
        })
      }
      tell={() => translate('content.told_saved')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <InBothFields
            label={translate('departments.name')}
            most={80}
            value={names}
            missing={isWanting ? missing : []}
            part="name"
            onChange={setNames}
          />
          <div className="content-row">
            <SelectField
              label={translate('games.category')}
              value={draft.category}
              options={categories.map((value) => ({
                value,
                label: translate(`game_categories.${value}`),
              }))}
              onValueChange={(value) =>
                setDraft({
                  ...draft,
                  category: categories.find((known) => known === value) ?? draft.category,
                })
              }
            />
            <SelectField
              label={translate('games.new')}
              value={draft.isNew}
              options={(['age', 'yes', 'no'] as const).map((value) => ({
                value,
                label: translate(`game_news.${value}`),
              }))}
              onValueChange={(value) => setDraft({ ...draft, isNew: value as News })}
            />
          </div>
          <Checkbox
            label={translate('games.recommended')}
            hint={translate('games.recommended_hint')}
            checked={draft.isRecommended}
            onCheckedChange={(isRecommended) => setDraft({ ...draft, isRecommended })}
          />
          <Checkbox
            label={translate('games.hot')}
            checked={draft.isHot}
            onCheckedChange={(isHot) => setDraft({ ...draft, isHot })}
          />
          {offeredMinimum !== null && (
            <div className="content-row">
              <AmountField {...stake('minimum', offeredMinimum)} />
              <AmountField {...stake('maximum', offeredMaximum)} />
            </div>
          )}
        </>
      )}
    </ReasonDialog>
  );
}

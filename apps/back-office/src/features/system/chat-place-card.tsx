import { useState } from 'react';
import { chatPlaces } from '@bahati/contract/back-office/system/brand.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { BrandCard, type BrandCardProps } from './brand-card.tsx';

/** Where people chat with the operator; the site's entry to the chat follows. */
export function ChatPlaceCard({ brand, isReadOnly }: BrandCardProps) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [place, setPlace] = useState(brand.chat.place);
  const [url, setUrl] = useState(brand.chat.url ?? '');
  const isElsewhere = place === 'elsewhere';
  const isSame = place === brand.chat.place && (!isElsewhere || url === brand.chat.url);
  function save() {
    const body = { place, url: isElsewhere ? url.trim() : null };
    const send = () => call('POST /bo/brand/chat', { body });
    void act(send, () => translate('content.told_saved'));
  }
  return (
    <BrandCard title={translate('brand.chat')} about={translate('brand.chat_about')}>
      <SelectField
        label={translate('brand.chat')}
        isLabelHidden
        disabled={isReadOnly || isBusy}
        error={isElsewhere ? undefined : refusal}
        value={place}
        options={chatPlaces.map((value) => ({
          value,
          label: translate(`chat_places.${value}`),
        }))}
        onValueChange={(value) => setPlace(chatPlaces.find((known) => known === value) ?? 'here')}
      />
      {isElsewhere && (
        <TextField
          label={translate('brand.chat_url')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          disabled={isReadOnly || isBusy}
          error={refusal}
          value={url}
          onValueChange={setUrl}
        />
      )}
      {!isReadOnly && !isSame && (
        <Button className="office-ink" isLoading={isBusy} onClick={save}>
          {translate('access.save')}
        </Button>
      )}
    </BrandCard>
  );
}

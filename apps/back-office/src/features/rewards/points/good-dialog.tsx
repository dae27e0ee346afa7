import { useState } from 'react';
import { goodLimits, type StaffGood } from '@bahati/contract/back-office/rewards/points.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { PictureField } from '#features/content/editor/picture-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { DrawnPictures } from './drawn-pictures.tsx';
import { goodDraft, type GoodDraft, goodSettings, missingParts } from './good-draft.rules.ts';

/** Adds goods, or changes their words, picture, price and stock. */
export function GoodDialog({
  good,
  onClose,
}: {
  good: StaffGood | undefined;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(() => goodDraft(good));
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isWanting, setIsWanting] = useState(false);
  const missing = isWanting ? missingParts(draft) : [];
  async function confirm() {
    setIsWanting(true);
    const settings = goodSettings(draft);
    if (!settings) return;
    const send = () =>
      good
        ? call('POST /bo/pointGoods/:id', {
            params: { id: good.id },
            body: { ...settings, version: good.version },
          })
        : call('POST /bo/pointGoods', { body: { ...settings, idempotencyKey } });
    if (await act(send, () => translate('content.told_saved'))) onClose();
  }
  return (
    <ActDialog
      title={translate(good ? 'points_mall.change' : 'points_mall.add')}
      confirmLabel={translate(good ? 'access.save' : 'points_mall.add')}
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <div className="content-form">
        <GoodFields
          draft={draft}
          missing={missing}
          onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
      </div>
    </ActDialog>
  );
}

function GoodFields({
  draft,
  missing,
  onDraft,
}: {
  draft: GoodDraft;
  missing: readonly string[];
  onDraft: (change: Partial<GoodDraft>) => void;
}) {
  const { translate } = useWords();
  const figure = (field: 'points' | 'stock' | 'position', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={draft[field]}
      onValueChange={(value) => onDraft({ [field]: value })}
      error={missing.includes(field) ? translate('points_mall.whole_number') : undefined}
    />
  );
  return (
    <>
      <InBothFields
        label={translate('points_mall.name')}
        most={goodLimits.name}
        missing={missing}
        part="name"
        value={draft.name}
        onChange={(name) => onDraft({ name })}
      />
      <InBothFields
        label={translate('points_mall.about')}
        most={goodLimits.about}
        missing={missing}
        part="about"
        value={draft.about}
        onChange={(about) => onDraft({ about })}
      />
      <div className="content-row">
        <PictureField
          label={translate('points_mall.picture')}
          url={draft.picture}
          isMissing={missing.includes('picture')}
          onUrl={(picture) => onDraft({ picture })}
        />
        <DrawnPictures value={draft.picture} onValueChange={(picture) => onDraft({ picture })} />
      </div>
      <div className="content-row content-when">
        {figure('points', translate('points_mall.points'))}
        {figure('stock', translate('points_mall.stock'))}
        {figure('position', translate('content.position'))}
      </div>
      <div className="content-checks">
        <Checkbox
          label={translate('points_mall.needs_address')}
          checked={draft.needsAddress}
          onCheckedChange={(needsAddress) => onDraft({ needsAddress })}
        />
        <Checkbox
          label={translate('points_mall.is_active')}
          checked={draft.isActive}
          onCheckedChange={(isActive) => onDraft({ isActive })}
        />
      </div>
    </>
  );
}

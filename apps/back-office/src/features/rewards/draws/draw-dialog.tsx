import { useState } from 'react';
import type { BoWholeDraw } from '@bahati/contract/back-office/rewards/draws.ts';
import { drawKinds } from '@bahati/contract/draw-terms.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { type DrawDraft, drawDraft, drawInputOf, missingParts } from './draw-draft.rules.ts';
import { EnvelopeFields } from './envelope-fields.tsx';
import { PrizeFields } from './prize-fields.tsx';
import './draws.css';

export type DrawFieldsProps = {
  draft: DrawDraft;
  missing: readonly string[];
  onDraft: (change: Partial<DrawDraft>) => void;
};

/** Drafts a draw, or changes a draft. Opening it is another act, by two. */
export function DrawDialog({ draw, onClose }: { draw?: BoWholeDraw; onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => drawDraft(draw, new Date()));
  const [isWanting, setIsWanting] = useState(false);
  const missing = isWanting ? missingParts(draft) : [];
  async function confirm() {
    setIsWanting(true);
    const input = drawInputOf(draft);
    if (!input) return;
    const send = () =>
      draw
        ? call('POST /bo/draws/:id', {
            params: { id: draw.id },
            body: { ...input, version: draw.version },
          })
        : call('POST /bo/draws', { body: { ...input, idempotencyKey: key } });
    if (await act<unknown>(send, () => translate('draws.told_saved'))) onClose();
  }
  const fields = {
    draft,
    missing,
    onDraft: (change: Partial<DrawDraft>) => setDraft((before) => ({ ...before, ...change })),
  };
  return (
    <ActDialog
      title={translate(draw ? 'draws.change' : 'draws.add')}
      confirmLabel={translate('draws.save_draft')}
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <HeadFields {...fields} isNew={draw === undefined} />
      {draft.kind === 'envelope' ? <EnvelopeFields {...fields} /> : <PrizeFields {...fields} />}
    </ActDialog>
  );
}

function HeadFields({ draft, missing, onDraft, isNew }: DrawFieldsProps & { isNew: boolean }) {
  const { translate } = useWords();
  const error = (part: string) =>
    missing.includes(part) ? translate('content.missing') : undefined;
  return (
    <>
      <div className="content-row">
        <SelectField
          label={translate('draws.kind')}
          value={draft.kind}
          disabled={!isNew}
          options={drawKinds.map((value) => ({ value, label: translate(`draws.kinds.${value}`) }))}
          onValueChange={(value) =>
            onDraft({ kind: drawKinds.find((one) => one === value) ?? 'wheel' })
          }
        />
        <TextField
          label={translate('draws.budget')}
          hint={translate('draws.budget_hint')}
          inputMode="decimal"
          error={error('budget')}
          value={draft.budget}
          onValueChange={(budget) => onDraft({ budget })}
        />
      </div>
      <InBothFields
        label={translate('draws.name')}
        most={120}
        value={draft.name}
        missing={missing}
        part="name"
        onChange={(name) => onDraft({ name })}
      />
      <div className="content-row content-when">
        {(['opensAt', 'closesAt', 'drawsAt'] as const)
          .filter((part) => part !== 'drawsAt' || draft.kind === 'raffle')
          .map((part) => (
            <TextField
              key={part}
              label={translate(`draws.${part}`)}
              type="datetime-local"
              error={error(part)}
              value={draft[part]}
              onValueChange={(value) => onDraft({ [part]: value })}
            />
          ))}
      </div>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';

export type ContentFieldsProps<Draft> = {
  draft: Draft;
  isNew: boolean;
  missing: readonly string[];
  onDraft: (change: Partial<Draft>) => void;
};

/** What kind of thing is written, and how it is sent. */
export type ContentKind<Draft, Settings> = {
  missingParts: (draft: Draft) => string[];
  /** Undefined while something is wanting. */
  settingsOf: (draft: Draft) => Settings | undefined;
  add: (settings: Settings, code: string) => Promise<unknown>;
  change: (id: string, settings: Settings) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  fields: (props: ContentFieldsProps<Draft>) => ReactNode;
  /** Words once it is kept. */
  savedWords: (draft: Draft) => string;
};

/** Puts something on the site, or changes what stands there. The code names it for good. */
export function ContentDialog<Draft extends { code: string; title: { en: string } }, Settings>({
  kind,
  id,
  first,
  title,
  addLabel,
  isReadOnly,
  onCopy,
  onClose,
}: {
  kind: ContentKind<Draft, Settings>;
  /** Undefined: it is new. */
  id: string | undefined;
  /** As it stands now. */
  first: () => Draft;
  title: string;
  addLabel: (draft: Draft) => string;
  isReadOnly: boolean;
  /** Absent: of this kind no copies are made. */
  onCopy?: () => void;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(first);
  const [isWanting, setIsWanting] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  if (id !== undefined && isRemoving) {
    return <RemoveDialog name={first().title.en} send={() => kind.remove(id)} onClose={onClose} />;
  }
  async function confirm() {
    if (isReadOnly) return onClose();
    setIsWanting(true);
    const settings = kind.settingsOf(draft);
    if (!settings) return;
    const send = () =>
      id === undefined ? kind.add(settings, draft.code) : kind.change(id, settings);
    if (await act(send, () => translate(kind.savedWords(draft)))) onClose();
  }
  const missing = isWanting ? kind.missingParts(draft) : [];
  const saveLabel = id === undefined ? addLabel(draft) : translate('access.save');
  return (
    <ActDialog
      title={title}
      confirmLabel={isReadOnly ? translate('ra.action.close') : saveLabel}
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <fieldset className="content-form" disabled={isReadOnly}>
        {kind.fields({
          draft,
          isNew: id === undefined,
          missing,
          onDraft: (change) => setDraft((before) => ({ ...before, ...change })),
        })}
      </fieldset>
      {id !== undefined && !isReadOnly && (
        <div className="content-acts">
          {onCopy && (
            <Button size="s" onClick={onCopy}>
              {translate('content.copy')}
            </Button>
          )}
          <Button size="s" onClick={() => setIsRemoving(true)}>
            {translate('content.remove')}
          </Button>
        </div>
      )}
    </ActDialog>
  );
}

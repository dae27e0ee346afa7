import { type RefObject, useRef } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon, PictureIcon } from '@bahati/ui/icons/icons.tsx';
import type { DraftPictures } from './use-draft-pictures.ts';
import './picture-field.css';

export type PictureWords = {
  add: string;
  remove: string;
  /** Told of one picture, the first is 1. */
  one: (number: number) => string;
  /** Why not all that was chosen was taken. */
  problem: Readonly<Record<'kind' | 'many', string>>;
};

type Props = { draft: DraftPictures; words: PictureWords };

/**
 * Chooses pictures that go with what is sent, and shows them small. The page keeps the draft
 * (`useDraftPictures`), makes each small (`shrinkPicture`) and sends it (`sendImage`).
 */
export function PictureField({ draft, words }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="ui-pictures">
      <PicturePreviews draft={draft} words={words} />
      <Button
        size="s"
        icon={<PictureIcon size={20} />}
        disabled={draft.isFull}
        onClick={() => picker.current?.click()}
      >
        {words.add}
      </Button>
      <PictureInput ref={picker} draft={draft} />
    </div>
  );
}

/** What was chosen, each with a way to take it out again, and what was not taken. */
export function PicturePreviews({ draft, words }: Props) {
  return (
    <>
      {draft.pictures.length > 0 && (
        <ul className="ui-picture-previews">
          {draft.pictures.map(({ key, previewUrl }, at) => (
            <li key={key}>
              <img src={previewUrl} alt={words.one(at + 1)} />
              <IconButton label={words.remove} tone="quiet" onClick={() => draft.remove(key)}>
                <CloseIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {draft.problem && (
        <p className="ui-picture-problem" role="alert">
          {words.problem[draft.problem]}
        </p>
      )}
    </>
  );
}

/** The file dialog behind whatever button a page draws. */
export function PictureInput({
  draft,
  ref,
}: {
  draft: DraftPictures;
  ref: RefObject<HTMLInputElement | null>;
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/png,image/jpeg"
      multiple
      hidden
      onChange={({ currentTarget }) => {
        draft.add([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
  );
}

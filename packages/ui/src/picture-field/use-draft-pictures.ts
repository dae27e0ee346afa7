/** The pictures chosen for what is sent next, each with a preview from its own file. */
import { useState } from 'react';

export type DraftPicture = { key: string; file: File; previewUrl: string };

/** Why not all that was chosen was taken. */
export type DraftProblem = 'kind' | 'many';

export type DraftPictures = ReturnType<typeof useDraftPictures>;

const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

let count = 0;

export function useDraftPictures(most: number) {
  const [pictures, setPictures] = useState<readonly DraftPicture[]>([]);
  const [problem, setProblem] = useState<DraftProblem>();

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const good = files.filter(({ type }) => kinds.has(type));
    const room = most - pictures.length;
    if (good.length < files.length) setProblem('kind');
    else setProblem(good.length > room ? 'many' : undefined);
    const added = good.slice(0, room).map((file) => {
      count += 1;
      return { key: `draft-${count}`, file, previewUrl: URL.createObjectURL(file) };
    });
    setPictures([...pictures, ...added]);
  }

  function remove(key: string) {
    const gone = pictures.find((picture) => picture.key === key);
    if (gone) URL.revokeObjectURL(gone.previewUrl);
    setPictures(pictures.filter((picture) => picture !== gone));
    setProblem(undefined);
  }

  /** Hands them over with their previews; the draft is empty then. */
  function take(): readonly DraftPicture[] {
    setPictures([]);
    setProblem(undefined);
    return pictures;
  }

  return { pictures, problem, isFull: pictures.length >= most, add, remove, take };
}

import { mostImages } from '@bahati/contract/image-limits.ts';
import { useState } from 'react';
import type { DraftImage } from './use-outbox.ts';

const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

let count = 0;

/** The pictures chosen for the next message, each with a preview from its own file. */
export function useDraftImages() {
  const [images, setImages] = useState<readonly DraftImage[]>([]);
  const [problem, setProblem] = useState<'kind' | 'many'>();

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const good = files.filter(({ type }) => kinds.has(type));
    const room = mostImages - images.length;
    if (good.length < files.length) setProblem('kind');
    else setProblem(good.length > room ? 'many' : undefined);
    const added = good.slice(0, room).map((file) => {
      count += 1;
      return { key: `draft-${count}`, file, previewUrl: URL.createObjectURL(file) };
    });
    setImages([...images, ...added]);
  }

  function remove(key: string) {
    const gone = images.find((image) => image.key === key);
    if (gone) URL.revokeObjectURL(gone.previewUrl);
    setImages(images.filter((image) => image !== gone));
    setProblem(undefined);
  }

  /** Hands them over with their previews; the draft is empty then. */
  function take(): readonly DraftImage[] {
    setImages([]);
    setProblem(undefined);
    return images;
  }

  return { images, problem, add, remove, take };
}

/**
 * Pictures people send. They go ahead of the call that speaks of them, one by one, to the path of
 * who sends: the raw bytes as image/png or image/jpeg, answered by the envelope with a `SentImage`.
 * The call then names their ids; each may be named once, by its sender alone.
 */
import { z } from 'zod';
import { mostImages } from './image-limits.ts';
import { uuid } from './wire.ts';

/** What sending a picture may be refused with, besides what any call may answer. */
export const imageRefusals = {
  image_unreadable: 400,
  image_too_large: 413,
  image_too_many_pixels: 400,
} as const;

export const sentImage = z.object({
  id: uuid,
  /** A path of this site; it is signed and runs out. Null: the picture is kept no longer. */
  url: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
});

/** The pictures a call speaks of; it declares the refusal `image_unknown` beside. */
export const imageIds = z.array(uuid).max(mostImages).default([]);

export type SentImage = z.infer<typeof sentImage>;

/**
 * Uploaded pictures. Each is sent before the call that names it, to the path of its
 * sender: raw bytes as image/png or image/jpeg, answered by the envelope with a `SentImage`.
 * The call then names the ids; each can be named once, by its sender only.
 */
import { z } from 'zod';
import { mostImages } from './image-limits.ts';
import { uuid } from './wire.ts';

/** Refusals of an upload, besides the standard ones. */
export const imageRefusals = {
  image_unreadable: 400,
  image_too_large: 413,
  image_too_many_pixels: 400,
  /** A trial account stores nothing with the operator. */
  need_true_account: 403,
} as const;

export const sentImage = z.object({
  id: uuid,
  /** A signed path of this site that expires. Null: the picture was deleted. */
  url: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
});

/** The ids of a call's pictures; the call declares the refusal `image_unknown`. */
export const imageIds = z.array(uuid).max(mostImages).default([]);

export type SentImage = z.infer<typeof sentImage>;

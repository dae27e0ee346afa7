/** The slider captcha, which a brand may require before a login (spec §3, §4). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';

/** The solution of a puzzle, as fields of the call it protects. */
export const sliderProof = {
  sliderId: z.string().min(1).max(100).optional(),
  /** Where the piece was released: pixels from the left edge of the picture. */
  sliderX: z.number().int().min(0).max(1_000).optional(),
  /** The movement: [x, y, milliseconds since its start], from x 0. */
  sliderTrail: z
    .array(z.array(z.number().int().min(-5_000).max(600_000)).max(3))
    .max(200)
    .optional(),
};

/** If the brand requires the puzzle; the text of a captcha is accepted instead. */
export const sliderRefusals = { slider_required: 403, slider_wrong: 403 } as const;

const puzzle = z.object({
  id: z.string(),
  /** Base64 PNG of the picture with the gap for the piece. */
  background: z.string(),
  /** Base64 PNG of the piece, square. */
  piece: z.string(),
  /** The size of the picture in pixels; a site may scale it down. */
  width: z.number().int(),
  height: z.number().int(),
  pieceSize: z.number().int(),
  pieceY: z.number().int(),
});

export const sliderCalls = defineCalls({
  'GET /wps/captcha/slider': {
    summary: 'A new puzzle, bound to this browser by a cookie; valid for one attempt in 2 minutes',
    audience: 'anyone',
    value: puzzle,
    refusals: {},
    perMinute: 60,
  },
});

export type SliderPuzzle = z.infer<typeof puzzle>;

export type SliderProof = {
  sliderId: string;
  sliderX: number;
  sliderTrail: number[][];
};

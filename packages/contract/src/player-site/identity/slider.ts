/** Sliding a piece into its place, which a brand may ask for before a login (spec §3, §4). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';

/** The answer to a puzzle, as fields of the call it goes along with. */
export const sliderProof = {
  sliderId: z.string().min(1).max(100).optional(),
  /** Where the piece was let go: pixels of the picture, from its left edge. */
  sliderX: z.number().int().min(0).max(1_000).optional(),
  /** The way there: [x, y, milliseconds since it was taken up], from x 0. */
  sliderTrail: z
    .array(z.array(z.number().int().min(-5_000).max(600_000)).max(3))
    .max(200)
    .optional(),
};

/** Where the brand asks for the puzzle; the characters of a captcha are taken in its place. */
export const sliderRefusals = { slider_required: 403, slider_wrong: 403 } as const;

const puzzle = z.object({
  id: z.string(),
  /** Base64 PNG of the whole picture, with a hole of the piece's shape. */
  background: z.string(),
  /** Base64 PNG of the piece, a square. */
  piece: z.string(),
  /** Pixels of the picture, which a site may show smaller. */
  width: z.number().int(),
  height: z.number().int(),
  pieceSize: z.number().int(),
  pieceY: z.number().int(),
});

export const sliderCalls = defineCalls({
  'GET /wps/captcha/slider': {
    summary: 'A new puzzle, bound to this browser by a cookie; good for one try within 2 minutes',
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

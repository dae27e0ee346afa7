/**
 * Free play: a vendor that states it for a game (`hasFreePlay` of the feed) keeps the play money
 * itself. Its launch token is signed by the platform with the vendor's key and stands for nobody:
 * the vendor opens it once, within its minute, and never asks the wallet about it.
 */
import { z } from 'zod';
import { currency, language } from '@bahati/contract/wire.ts';
import { externalId, jurisdiction } from './wallet.ts';

export const freeLaunch = z.strictObject({
  /** Random: the same launch opens once. */
  launchId: z.string().regex(/^[\w-]{22}$/),
  /** The same for every launch of one trial member: its play money lasts between them. Absent: a visitor. */
  playerId: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional(),
  gameCode: externalId,
  /** A play currency, shown with every amount so that none is taken for money. */
  currency,
  language,
  jurisdiction,
});

export type FreeLaunch = z.infer<typeof freeLaunch>;

/** `free.<Unix seconds>.<base64url of the JSON>.<signature of "free-play <base64url>">`. */
export const freeLaunchForm = /^free\.(\d{10})\.([\w-]{1,800})\.([0-9a-f]{64})$/;

export const freeLaunchSeconds = 60;

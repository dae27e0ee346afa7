/**
 * What the offices of providers' programs have in common: staff of the operator come with a pass that
 * the platform signed (games-provider/sports.ts, `staffPass`) and are given a short token, and what
 * weighs more is asked for by one person and answered by another.
 */
import { z } from 'zod';
import { id, instant } from './wire.ts';

export const officeReason = z.string().min(3).max(200);

export const passBody = z.strictObject({ pass: z.string().max(4_000) });

/** What a pass is exchanged for, once. */
export const officeSession = z.object({
  officeToken: z.string(),
  name: z.string(),
  permissions: z.array(z.string()),
  expiresAt: instant,
});

/** What was asked for, and what became of it. */
export const officeRequest = <D extends z.ZodType>(decision: D) =>
  z.object({
    id,
    decision,
    about: z.string(),
    reason: z.string(),
    state: z.enum(['waiting', 'done', 'refused', 'withdrawn']),
    askedBy: z.string(),
    askedAt: instant,
    answeredBy: z.string().nullable(),
    answeredAt: instant.nullable(),
    isOwn: z.boolean(),
  });
export type OfficeRequest<D> = Omit<z.output<ReturnType<typeof officeRequest>>, 'decision'> & {
  decision: D;
};

export const officeAnswer = z.enum(['approve', 'refuse', 'withdraw']);
export type OfficeAnswer = z.output<typeof officeAnswer>;

/** What staff send with many calls, beside what the call is about. */
import { z } from 'zod';

/** Why they do it: kept in the audit log. */
export const reason = z.string().trim().min(5).max(200);

/** Which way an entry of a list moves by one place. */
export const moveDirection = z.enum(['up', 'down']);

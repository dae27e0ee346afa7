/** Inputs that many back-office calls share. */
import { z } from 'zod';

/** Why staff make a change; the audit log keeps it. */
export const reason = z.string().trim().min(5).max(200);

/** Moves an entry of a list by one place. */
export const moveDirection = z.enum(['up', 'down']);

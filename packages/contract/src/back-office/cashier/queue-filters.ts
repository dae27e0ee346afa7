/** What narrows a queue of money that waits for staff, and nothing else. */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';

/** A day that a calendar of the database knows, and the one after it as well. */
const day = z.iso.date().refine((text) => text >= '1900-01-01' && text <= '2999-12-30');

export const queueFilters = {
  from: amount.optional(),
  to: amount.optional(),
  /** Of the brand's days on which it came, both with it. */
  fromDay: day.optional(),
  toDay: day.optional(),
  /** Due within six hours, or late. */
  isDueSoon: z.stringbool().optional(),
  /** Only what the reader is on. */
  isMine: z.stringbool().optional(),
};

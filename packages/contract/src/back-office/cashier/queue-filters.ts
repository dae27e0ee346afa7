/** Filters of the payment queues that wait for staff. */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';

/** A calendar day within the range the database supports. */
const day = z.iso.date().refine((text) => text >= '1900-01-01' && text <= '2999-12-30');

export const queueFilters = {
  from: amount.optional(),
  to: amount.optional(),
  /** The brand's days on which the entry arrived, both included. */
  fromDay: day.optional(),
  toDay: day.optional(),
  /** Due within six hours, or overdue. */
  isDueSoon: z.stringbool().optional(),
  /** Only entries assigned to the reader. */
  isMine: z.stringbool().optional(),
};

/** A tournament of several tables as staff see it, in its own room and those of its tables. */
import { z } from 'zod';
import { amount, id, instant } from '@bahati/contract/wire.ts';

const entrant = z.object({
  seatId: id,
  /** From 1, in the order in which they registered. */
  entry: z.number().int(),
  /** The provider's id of the member. */
  memberId: z.string(),
  name: z.string(),
  /** The number of his table; null: he waits for one, or is out. */
  table: z.number().int().nullable(),
  /** Chips, each told as the smallest unit, as his hand began; null: he has none. */
  stack: amount.nullable(),
  place: z.number().int().nullable(),
  /** Of money; null until it has ended. */
  prize: amount.nullable(),
});

export const officeTournament = z.object({
  /** Its own room. */
  roomId: id,
  state: z.enum(['registering', 'running', 'over', 'called_off']),
  startsAt: instant,
  /** It may be entered now. */
  isOpen: z.boolean(),
  /** Of the next hands, from 1. */
  level: z.number().int(),
  left: z.number().int(),
  pool: amount,
  /** Of each place that is paid, from the first. */
  prizes: z.array(amount).max(20),
  tables: z
    .array(z.object({ roomId: id, number: z.number().int(), players: z.number().int() }))
    .max(40),
  /** At a table: none. */
  entrants: z.array(entrant).max(200),
});
export type OfficeTournament = z.output<typeof officeTournament>;

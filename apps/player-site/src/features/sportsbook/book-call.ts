/** Calls of the sportsbook; those of a member go through `book-session.ts`. */
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { createProgram } from '#features/programs/program-call.ts';

/** The vendor whose one game in the catalogue the book is. */
export const bookVendor = 'BSPORTS';

export const book = createProgram<SportsbookCalls>({
  code: 'SPORTSBOOK',
  name: 'book',
  tokenKey: 'bahati.bookToken',
});

export const {
  origin: bookOrigin,
  originQuery,
  call: bookCall,
  readToken: readBookToken,
  query: bookQuery,
} = book;

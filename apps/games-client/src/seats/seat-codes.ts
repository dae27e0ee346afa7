/** Games between people. Whoever opens a slot loads no more than these. */
const codes: ReadonlySet<string> = new Set(['holdem', 'omaha']);

export const isSeatGame = (code: string): boolean => codes.has(code);

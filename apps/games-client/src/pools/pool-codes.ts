/** Fishing games. Whoever opens a slot loads no more than these. */
const codes: ReadonlySet<string> = new Set(['miamba-ya-watamu', 'bahari-kuu']);

export const isPool = (code: string): boolean => codes.has(code);

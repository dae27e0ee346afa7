import { Problem } from '#scripts/problem.ts';

const units = {
  m: ['minutes', 60_000],
  h: ['hours', 3_600_000],
  d: ['days', 86_400_000],
} as const;

/** `25h`, `121d`, `90m` or `0`, as PostgreSQL and as JavaScript take it. */
export const readSpan = (said: string): { interval: string; ms: number } => {
  if (said === '0') return { interval: '0', ms: 0 };
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(said) ?? [];
  if (count === undefined) throw new Problem('Say 25h, or 121d, or 90m, or 0 for the real time.');
  const [name, unitMs] = units[unit as keyof typeof units];
  return { interval: `${count} ${name}`, ms: Number(count) * unitMs };
};

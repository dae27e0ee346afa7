/** M-Pesa tells every time as the clocks of Nairobi show it, without saying so. */
const nairobiAheadMs = 3 * 3_600_000;

/** The pieces of a moment in Nairobi: "2026", "11", "21", "20", "15", "09". */
function pieces(ms: number): string[] {
  return new Date(ms + nairobiAheadMs).toISOString().slice(0, 19).split(/[-T:]/);
}

/** 20261121201509 */
export const asDigits = (ms: number): string => pieces(ms).join('');

/** 21.11.2026 20:15:09, or with another sign between the parts of the day. */
export function asClock(ms: number, sign = '.'): string {
  const [year, month, day, ...time] = pieces(ms);
  return `${[day, month, year].join(sign)} ${time.join(':')}`;
}

/** The first moment of a day of Nairobi, "2026-11-21". */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);

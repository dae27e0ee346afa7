/** Pure decisions about members. */

/** Has the person born on this date reached the age on today's date in the brand's zone? */
export function isOldEnough(
  birthday: string,
  minimumAge: number,
  timeZone: string,
  now: Date,
): boolean {
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
  const latestYear = Number(today.slice(0, 4)) - minimumAge;
  const latest = `${latestYear}${today.slice(4)}`;
  return birthday <= latest;
}

/** Nobody alive is older than this. */
const oldestYears = 120;

export function isPossibleBirthday(birthday: string, now: Date): boolean {
  const earliest = new Date(now);
  earliest.setUTCFullYear(earliest.getUTCFullYear() - oldestYears);
  return birthday >= earliest.toISOString().slice(0, 10);
}

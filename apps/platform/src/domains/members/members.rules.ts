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

/** Six digits nobody should protect money with: repetitions, walks, years and pairs. */
export function isWeakPaymentPassword(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));
  const isWalk = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  const isPairRepeated = digits === digits.slice(0, 2).repeat(3);
  const isHalfRepeated = digits.slice(0, 3) === digits.slice(3);
  const isPairs = /^(\d)\1(\d)\2(\d)\3$/.test(digits);
  const isTwoBlocks = /^(\d)\1\1(\d)\2\2$/.test(digits);
  const isMirror = digits === [...digits].toReversed().join('');
  return (
    isWalk ||
    isPairRepeated ||
    isHalfRepeated ||
    isPairs ||
    isTwoBlocks ||
    isMirror ||
    wellKnown.has(digits)
  );
}

const wellKnown = new Set(
  '159753 147258 258369 147852 789456 456789 741852 963852 102030 112358 520131'.split(' '),
);

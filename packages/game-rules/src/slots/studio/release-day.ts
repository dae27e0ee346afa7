/** Days of the calendar without a clock: the studio brought out five games a day. */

/** 1 March 2021, in days since 1 March of the year 0. */
const firstDay = 738_155;
const gamesPerDay = 5;

export function releasedOn(number: number): string {
  return dayText(firstDay + Math.floor((number - 1) / gamesPerDay));
}

/**
 * Years are counted from March, so that the leap day is the last of its year (the civil calendar
 * of Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms").
 */
function dayText(days: number): string {
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

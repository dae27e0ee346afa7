import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type LocalDate,
  nextPeriod,
  type PeriodCode,
  periodOf,
  previousPeriod,
  type Period,
} from './period.ts';

const date = (text: string): LocalDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const two = (value: number) => String(value).padStart(2, '0');
const text = ({ year, month, day }: LocalDate) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
const span = ({ first, last }: Period) => `${text(first)} ${text(last)}`;
const spanOf = (code: PeriodCode, day: string) => span(periodOf(code, date(day)));

test('a day is a period of its own', () => {
  assert.equal(spanOf('D', '2026-11-27'), '2026-11-27 2026-11-27');
  assert.equal(span(nextPeriod(periodOf('D', date('2026-12-31')))), '2027-01-01 2027-01-01');
  assert.equal(span(previousPeriod(periodOf('D', date('2024-03-01')))), '2024-02-29 2024-02-29');
});

test('a week reaches from Monday to Sunday, over the ends of months and years', () => {
  assert.equal(spanOf('W', '2026-11-23'), '2026-11-23 2026-11-29', 'a Monday');
  assert.equal(spanOf('W', '2026-11-29'), '2026-11-23 2026-11-29', 'a Sunday');
  assert.equal(spanOf('W', '2026-12-31'), '2026-12-28 2027-01-03');
  assert.equal(spanOf('W', '2027-01-01'), '2026-12-28 2027-01-03');
  assert.equal(spanOf('W', '2024-02-29'), '2024-02-26 2024-03-03', 'a leap day');
  assert.equal(span(nextPeriod(periodOf('W', date('2026-12-30')))), '2027-01-04 2027-01-10');
});

test('half a month ends on the 15th and on the last day, whatever that is', () => {
  assert.equal(spanOf('H', '2026-02-01'), '2026-02-01 2026-02-15');
  assert.equal(spanOf('H', '2026-02-15'), '2026-02-01 2026-02-15');
  assert.equal(spanOf('H', '2026-02-16'), '2026-02-16 2026-02-28');
  assert.equal(spanOf('H', '2028-02-16'), '2028-02-16 2028-02-29', 'a leap year');
  assert.equal(spanOf('H', '2100-02-20'), '2100-02-16 2100-02-28', 'no leap year');
  assert.equal(spanOf('H', '2000-02-20'), '2000-02-16 2000-02-29', 'a leap year again');
  assert.equal(spanOf('H', '2026-12-31'), '2026-12-16 2026-12-31');
  assert.equal(span(nextPeriod(periodOf('H', date('2026-02-28')))), '2026-03-01 2026-03-15');
  assert.equal(span(previousPeriod(periodOf('H', date('2026-03-01')))), '2026-02-16 2026-02-28');
});

test('a month is whole', () => {
  assert.equal(spanOf('M', '2026-04-30'), '2026-04-01 2026-04-30');
  assert.equal(span(previousPeriod(periodOf('M', date('2026-01-15')))), '2025-12-01 2025-12-31');
});

test('periods of a kind leave no date out and meet in none', () => {
  for (const code of ['D', 'W', 'H', 'M'] as const) {
    let period = periodOf(code, date('1999-12-31'));
    for (let step = 0; step < 2000; step++) {
      const next = nextPeriod(period);
      assert.deepEqual(previousPeriod(next), period);
      assert.deepEqual(periodOf(code, next.last), next);
      const dayAfter = Temporal.PlainDate.from(text(period.last)).add({ days: 1 });
      assert.equal(text(next.first), dayAfter.toString());
      if (code === 'W') assert.equal(dayAfter.dayOfWeek, 1);
      period = next;
    }
  }
});

test('a date the calendar does not have is refused', () => {
  for (const none of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '0-1-1',
  ]) {
    assert.throws(() => periodOf('M', date(none)), RangeError, none);
  }
  assert.throws(() => periodOf('D', { year: 2026, month: 1.5, day: 1 }), RangeError);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpenAt } from './chat-hours.rules.ts';

const agents = { days: [1, 2, 3, 4, 5], opens: '12:00', closes: '21:00' };
const everyDay = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' };
const zone = 'Africa/Nairobi';

test('hours are told by the brand’s clock, the first minute in and the last one out', () => {
  // Friday, 20 November 2026; Nairobi is three hours ahead of UTC.
  const at = (time: string) => isOpenAt(agents, new Date(`2026-11-20T${time}:00Z`), zone);
  assert.deepEqual(
    ['08:59', '09:00', '17:59', '18:00'].map((time) => at(time)),
    [false, true, true, false],
  );
});

test('the weekend is the brand’s weekend, not the server’s', () => {
  // 21:30 of Friday in UTC is already Saturday in Nairobi, and both are closed then.
  assert.equal(isOpenAt(agents, new Date('2026-11-21T10:00:00Z'), zone), false);
  const saturday = { ...everyDay, days: [6] };
  assert.equal(isOpenAt(saturday, new Date('2026-11-20T21:30:00Z'), zone), true);
  assert.equal(isOpenAt(saturday, new Date('2026-11-20T20:30:00Z'), zone), false);
});

test('a department that never closes is open at midnight too', () => {
  for (const time of ['20:59', '21:00', '21:01']) {
    assert.equal(isOpenAt(everyDay, new Date(`2026-11-20T${time}:00Z`), zone), true, time);
  }
});

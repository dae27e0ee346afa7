/** What is told of an event before its start. */
import type { Fate } from '#odds-feed/events/fate.ts';
import { drawOf, hashOf } from '#odds-feed/seeded.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';
import { type CancelReason, inOrder, type Moment, type Telling } from './moment.ts';

const minuteMs = 60_000;

/** Within so many minutes of the start prices are looked at every so many minutes. */
const paces = [
  { within: 60, every: 3 },
  { within: 180, every: 8 },
  { within: 1_440, every: 20 },
  { within: Number.POSITIVE_INFINITY, every: 60 },
] as const;

/** Every so many looks all markets are priced anew, else the main ones. */
const fullEvery = 4;

/** `mainMarket`: what was priced wrongly where prices were wrong. */
export function preMoments(
  seed: number,
  event: PlannedEvent,
  fate: Fate,
  mainMarket: () => string,
  allMarkets: () => readonly string[],
): Moment[] {
  const { startsAtMs, announcedAtMs } = event;
  const pre = (atMs: number, telling: Telling): Moment => ({ atMs, producer: 'pre', telling });
  const offMs =
    fate.postponedMinutes === null
      ? startsAtMs
      : Math.max(announcedAtMs + minuteMs, startsAtMs - fate.postponedMinutes * minuteMs);
  const looks = lookTimes(event).filter((atMs) => atMs < offMs);
  const moments = [
    pre(announcedAtMs, { kind: 'fixture', state: 'upcoming' }),
    pre(announcedAtMs + 1, { kind: 'pre_price', weight: 0, isFull: true }),
    ...looks.map((atMs, at) =>
      pre(atMs, {
        kind: 'pre_price',
        weight: weightAt(seed, event, atMs),
        isFull: at % fullEvery === 0,
      }),
    ),
  ];
  if (fate.postponedMinutes !== null) {
    moments.push(pre(offMs, { kind: 'stop', instant: null }));
    moments.push(pre(offMs + 1, { kind: 'fixture', state: 'postponed' }));
    moments.push(pre(startsAtMs, cancelOf(allMarkets, { reason: 'postponed' })));
  } else if (fate.hasWrongPrices) {
    moments.push(
      ...wrongPrices(event, fate, () => [mainMarket()]).map(({ at, telling }) => pre(at, telling)),
    );
  }
  return inOrder(moments, announcedAtMs);
}

/** Which markets there are is worked out when it is told: it costs a distribution. */
const cancelOf = (
  markets: () => readonly string[],
  rest: { reason: CancelReason; fromMs?: number; untilMs?: number },
): Telling => ({
  kind: 'cancel',
  get markets() {
    return markets();
  },
  ...rest,
});

/** Later in the last hour, and not all events at once. */
function lookTimes({ id, startsAtMs, announcedAtMs }: PlannedEvent): number[] {
  const shift = hashOf(id) % (2 * minuteMs);
  const times: number[] = [];
  for (let atMs = startsAtMs - minuteMs - shift; atMs > announcedAtMs + minuteMs; ) {
    times.push(atMs);
    const left = (startsAtMs - atMs) / minuteMs;
    atMs -= (paces.find(({ within }) => left < within)?.every ?? 60) * minuteMs;
  }
  return times.reverse();
}

/** How far the first opinion has given way: more and more, with a little to and fro. */
function weightAt(seed: number, { id, startsAtMs, announcedAtMs }: PlannedEvent, atMs: number) {
  const passed = (atMs - announcedAtMs) / (startsAtMs - announcedAtMs);
  const sway = (drawOf(seed, 'sway', id, atMs) - 0.5) * 0.5 * (1 - passed);
  return Math.round(Math.min(1, Math.max(0, passed + sway)) * 100) / 100;
}

/** Bets of twenty minutes before the start are void; of some it turns out that they are not. */
function wrongPrices(
  { startsAtMs, announcedAtMs }: PlannedEvent,
  { isCancelTakenBack }: Fate,
  markets: () => readonly string[],
): { at: number; telling: Telling }[] {
  const untilMs = startsAtMs - 25 * minuteMs;
  const fromMs = Math.max(announcedAtMs, untilMs - 20 * minuteMs);
  if (untilMs <= fromMs) return [];
  const cancel = cancelOf(markets, { reason: 'wrong_odds', fromMs, untilMs });
  const found = [{ at: untilMs + 2 * minuteMs, telling: cancel }];
  if (!isCancelTakenBack) return found;
  const back: Telling = {
    kind: 'uncancel',
    get markets() {
      return markets();
    },
  };
  return [...found, { at: untilMs + 9 * minuteMs, telling: back }];
}

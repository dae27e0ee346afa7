/**
 * A book with events in play whose odds move, driven by its parent. Event 1 has the three outcomes
 * that are bet on; `events` more have as many outcomes as make the wished number.
 */
import type { AddressInfo } from 'node:net';
import { type FeedMarket, feedMessage } from '@bahati/contract/odds-feed/feed.ts';
import { openBookScene } from '#book-app/book-scene.testing.ts';
import { fixtureOf } from '#book-app/feed/day.testing.ts';

export type AcceptanceOrder = 'move' | 'rest' | 'end';
export type AcceptanceAnswer = { port: number } | { moved: number };

/** As many as stand on one page of a match in play; 2 outcomes each. */
const marketsOfEvent = 13;
const everyMs = 5;

const events = Number(process.env['ACCEPTANCE_EVENTS']);
const fixtures = Array.from({ length: events + 1 }, (_, at) =>
  fixtureOf(at + 1, { state: 'live' }),
);
const scene = await openBookScene(fixtures, {
  PLATFORM_URL: process.env['ACCEPTANCE_PLATFORM'] ?? '',
  SPORTSBOOK_CODE: process.env['ACCEPTANCE_CODE'] ?? '',
  SPORTSBOOK_KEY: process.env['ACCEPTANCE_KEY'] ?? '',
  RATE_LIMIT_FACTOR: '100000',
});
await scene.owner.query(
  `INSERT INTO book.settings (name, value) VALUES ('slips', '{"liveDelaySeconds": 0}')
   ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
);

let version = 1;
let moved = 0;

const outcomes = (win: number) => [
  { outcome: 'over', win, isActive: true },
  { outcome: 'under', win: 1_000_000 - win, isActive: true },
];

/** The markets of a message as text, made once: writing it is the feed's work, not the book's. */
const textOf = (markets: FeedMarket[]): string => JSON.stringify(markets);

/** Read as the feed's lines are, so that what that takes counts. */
function say(eventId: number, markets: string): void {
  version += 1;
  const at = new Date().toISOString();
  const told = `"eventId":"${eventId}","version":${version},"at":"${at}","producer":"live"`;
  const line = `{"type":"odds_change",${told},"markets":${markets}}`;
  scene.intake.take(feedMessage.parse(JSON.parse(line)));
  moved += 1;
}

const chances = Array.from({ length: 97 }, (_, at) => {
  const win = 300_000 + at * 4_000;
  const market = (line: number): FeedMarket => ({
    market: `total:0:${line}.5`,
    state: 'active',
    outcomes: outcomes(win - line * 5_000),
  });
  return textOf(Array.from({ length: marketsOfEvent }, (_, line) => market(line)));
});

const move = (at: number) => say((at % events) + 2, chances[at % chances.length] ?? '[]');

/** The three outcomes are the same all along, told anew as a feed does. */
const three = ['home', 'draw', 'away'].map((outcome, at) => ({
  outcome,
  win: [400_000, 280_000, 320_000][at] ?? 0,
  isActive: true,
}));
const betOn = textOf([{ market: '1x2:0:', state: 'active', outcomes: three }]);
const sayBetOn = () => say(1, betOn);

sayBetOn();
for (let at = 0; at < events; at += 1) move(at);

let timer: NodeJS.Timeout | undefined;
let startedAt = 0;
let said = 0;

/** As many as are due, so that a busy moment is made up for. */
function sayDue(): void {
  const due = Math.floor((performance.now() - startedAt) / everyMs);
  for (; said < due; said += 1) {
    if (events > 0) move(said);
    else if (said % 200 === 0) sayBetOn();
  }
}

/** Stores what waits, so that nothing of it is done while the other book is asked. */
async function rest(): Promise<void> {
  const told = { moved } satisfies AcceptanceAnswer;
  await scene.intake.flush();
  process.send?.(told);
}

process.on('message', (order: AcceptanceOrder) => {
  clearInterval(timer);
  if (order === 'move') {
    startedAt = performance.now();
    said = 0;
    moved = 0;
    timer = setInterval(sayDue, everyMs);
  } else if (order === 'rest') void rest();
  else void scene.close().finally(() => process.exit(0));
});

await scene.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = scene.app.server.address() as AddressInfo;
process.send?.({ port } satisfies AcceptanceAnswer);

/** The outside world of the book: events that go as a journey tells them, by the feed's control calls. */
import { ask } from '#e2e/fixtures/calls.ts';
import { until } from '#e2e/fixtures/browser.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';

/** The demo's, which the feed of a test keeps. */
const feedKey = 'demo-feed-key-not-for-production';

type Result = 'won' | 'lost';

export type ScriptedEvent = {
  id: string;
  /** The home side and the away side. */
  home: string;
  away: string;
  /** One of the control calls of an event. */
  tell: (call: string, body?: object) => Promise<unknown>;
  /** Chances of a home win, a draw and an away win, in millionths. */
  price: (home: number, draw: number, away: number) => Promise<unknown>;
  /** Over, with the goals of both halves. */
  end: (first: readonly [number, number], second: readonly [number, number]) => Promise<unknown>;
};

/** Both sides of a market of two outcomes, the first of which ended so. */
export const settledPair = (
  market: string,
  [first, second]: readonly [string, string],
  result: Result,
) => ({
  market,
  outcomes: [
    { outcome: first, result },
    { outcome: second, result: result === 'won' ? 'lost' : 'won' },
  ],
});

type Origins = Pick<Stack, 'origins'>;

/** A football match an hour away, to be found at the book when this is answered. */
export const addMatch = async (
  { origins }: Origins,
  home: string,
  away: string,
): Promise<ScriptedEvent> => {
  const event = await makeMatch({ origins }, [home, away], {
    strengths: { home: 1.5, away: 1.1 },
  });
  const search = `${origins.sportsbook}/book/v1/search?text=${encodeURIComponent(home)}`;
  await until(`the book finds ${home}`, async () => {
    const answer = await fetch(search);
    return (await answer.text()).includes(event.id);
  });
  return event;
};

/** Matches of a jackpot pool, in its order: some hours away, with no market but the result. */
export const addPoolMatches = async (
  { origins }: Origins,
  homes: readonly string[],
): Promise<ScriptedEvent[]> => {
  const firstMs = Date.now() + 2 * 3_600_000;
  return Promise.all(
    homes.map(async (home, place) => {
      const startsAt = new Date(firstMs + place * 1_000).toISOString();
      const event = await makeMatch({ origins }, [home, `Wageni ${place + 1}`], { startsAt });
      await event.price(450_000, 280_000, 270_000);
      return event;
    }),
  );
};

const makeMatch = async (
  { origins }: Origins,
  [home, away]: readonly [string, string],
  more: object,
): Promise<ScriptedEvent> => {
  const control = (path: string, body: object) =>
    ask(`${origins.oddsFeed}/control/v1/events${path}`, body, feedKey);
  const made = await control('', { sport: 'football', participants: [home, away], ...more });
  const id = made['eventId'] ?? '';
  const tell = (call: string, body: object = {}) => control(`/${id}/${call}`, body);
  const chance = (outcome: string, win: number) => ({ outcome, win, isActive: true });
  return {
    id,
    home,
    away,
    tell,
    price: (homeWin, draw, awayWin) =>
      tell('odds', {
        markets: [
          {
            market: '1x2:0:',
            state: 'active',
            outcomes: [chance('home', homeWin), chance('draw', draw), chance('away', awayWin)],
          },
        ],
      }),
    end: (first, second) => tell('end', { parts: [first, second] }),
  };
};

/** What a drill of the sportsbook works with: events told by hand, members who bet by calls. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

import type { OfferedEvent, OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';
import type { Bet, Slip } from '@bahati/contract/sportsbook/slip.ts';
import { until } from '#e2e/fixtures/browser.ts';
import { type Answer, ask, post } from '#e2e/fixtures/calls.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';

/** The demo's; every book and feed of a test has it. */
const feedKey = 'demo-feed-key-not-for-production';

export const balance = 1_000_000n;
export const stake = '100.00';

export type Bettor = Awaited<ReturnType<BookDrill['openBettor']>>;
export type BookDrill = ReturnType<typeof openBookDrill>;
type Shown = { event: OfferedEvent; markets: OfferedMarket[] };

export const openBookDrill = (stack: Stack, database: Pool) => {
  const { sportsbook, oddsFeed, playerSite } = stack.origins;
  const control = (path: string, body: object = {}) =>
    ask(`${oddsFeed}/control/v1/${path}`, body, feedKey);

  const read = async <T>(path: string, token?: string): Promise<T | undefined> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await fetch(`${sportsbook}/book/v1/${path}`, { headers }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as { value: T }).value : undefined;
  };

  /** What is bet on the home side's win; undefined while no bet is taken on it. */
  const homeOdds = async (eventId: string): Promise<number | undefined> => {
    const shown = await read<Shown>(`events/${eventId}`);
    const market = shown?.markets.find((one) => one.market === '1x2:0:');
    const outcome = market?.outcomes.find((one) => one.outcome === 'home');
    return outcome?.isOpen && market?.state === 'open' ? outcome.odds : undefined;
  };

  const untilOpen = (eventId: string): Promise<number> =>
    until('bets are taken on the event', () => homeOdds(eventId));

  const bookToken = async (token: string): Promise<string> => {
    const gameId = await until('the book has told its games', async () => {
      const { rows } = await database.query<{ id: string }>(
        `SELECT game_id AS id FROM games WHERE game_code = 'sports' AND NOT is_under_maintenance`,
      );
      return rows[0]?.id;
    });
    const launch = await ask(`${playerSite}/wps/relay/GCS_gameLaunchFB`, { gameId }, token);
    const launchToken = new URL(launch['gameUrl'] ?? '').searchParams.get('token');
    const session = await ask(`${sportsbook}/book/v1/session`, { launchToken });
    return session['bookToken'] ?? '';
  };

  return {
    control,
    homeOdds,
    untilOpen,

    /** A football event on which bets are taken. */
    async openEvent(isLive = false): Promise<string> {
      const made = await control('events', {
        sport: 'football',
        participants: ['Rift Rovers', 'Coast Kings'],
        strengths: { home: 1.5, away: 1.1 },
      });
      const { eventId = '' } = made;
      if (isLive) await control(`events/${eventId}/start`);
      await untilOpen(eventId);
      return eventId;
    },

    /** The home side has won. */
    end: (eventId: string) =>
      control(`events/${eventId}/end`, {
        parts: [
          [1, 0],
          [1, 0],
        ],
      }),

    /** A member whose one bet is always the same, however often he presses. */
    async openBettor() {
      const member = await plantMember(stack, { balance });
      const token = await bookToken(member.token);
      const idempotencyKey = randomUUID();
      let slip: Slip | undefined;
      const call = (path: string, body: object): Promise<Answer> =>
        post(`${sportsbook}/book/v1/${path}`, body, token);
      const bets = async (): Promise<Bet[]> => {
        const found: Bet[] = [];
        for (const state of ['open', 'settled']) {
          found.push(
            ...((await read<{ items: Bet[] }>(`bets?state=${state}`, token))?.items ?? []),
          );
        }
        return found;
      };
      const place = async (eventId: string): Promise<Answer> => {
        slip ??= singleOn(eventId, await untilOpen(eventId));
        return call('bets', { ...slip, idempotencyKey });
      };
      return {
        id: member.id,
        bets,
        place,
        /** Presses, as people do, until the bet is accepted. */
        placeOpen: (eventId: string): Promise<true> =>
          until('the bet is accepted', async () => {
            await place(eventId);
            const [bet] = await bets();
            if (bet?.refusal) throw new Error(`The bet was refused: ${bet.refusal}.`);
            return bet?.state === 'open';
          }),
        /** The bet once it is in one of these states. */
        untilIn: (...states: Bet['state'][]): Promise<Bet> =>
          until(`the bet is ${states.join(' or ')}`, async () =>
            (await bets()).find(({ state }) => states.includes(state)),
          ),
        /** Sells the whole bet, as often as it takes. */
        cashOut: (betId: string): Promise<true> =>
          until('the bet is bought back', async () => {
            const { value } = await call(`bets/${betId}/cashOut/quote`, { part: 10_000 });
            if (value) await call(`bets/${betId}/cashOut`, { quoteId: value['quoteId'] });
            return (await bets()).some(({ id, state }) => id === betId && state === 'cashed_out');
          }),
      };
    },
  };
};

const singleOn = (eventId: string, odds: number): Slip => ({
  legs: [{ selections: [{ eventId, market: '1x2:0:', outcome: 'home', odds }], odds }],
  shape: { kind: 'singles' },
  stakes: [stake],
  isEachWay: false,
  acceptance: 'any',
});

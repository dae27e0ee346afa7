/** The draw feed's HTTP: the beacon, the sources of results, control calls outside production. */
import { drawFeedCalls, drawFeedControlCalls } from '@bahati/contract/draw-feed/feed.ts';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
} from '@bahati/server-kit/http-server.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { createBeacon } from './beacon.ts';
import type { Config } from './config.ts';
import { createResults } from './results.ts';

type Actors = Record<never, never>;

export function createApp(config: Config, log: Log, now: () => number = Date.now): HttpServer {
  const beacon = createBeacon(config.BEACON_SECRET, config.BEACON_PERIOD);
  const results = createResults(config);
  const server = createHttpServer({ log });
  const options = {
    log,
    areAnswersChecked: config.NODE_ENV !== 'production',
    authenticate: {},
  };
  serveCalls<typeof drawFeedCalls, Actors>(
    server,
    drawFeedCalls,
    {
      'GET /beacon/v1/info': async () => beacon.info(),
      'GET /beacon/v1/rounds/:round': async ({ params }) => {
        const round = beacon.round(params.round, now());
        if (!round) throw new Refusal('not_found');
        return round;
      },
      'GET /results/v1/:source/:gameCode': async ({ params }) => {
        const items = results.newest(params.source, params.gameCode, now());
        if (!items) throw new Refusal('not_found');
        return { items };
      },
    },
    options,
  );
  if (config.NODE_ENV !== 'production') {
    serveCalls<typeof drawFeedControlCalls, Actors>(
      server,
      drawFeedControlCalls,
      {
        'PUT /control/v1/results': async ({ body }) => {
          results.say(body.source, body.gameCode, body.number, body.numbers);
          return {};
        },
      },
      options,
    );
  }
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', () => ({ status: 'ready' }));
  refuseUnknownPaths(server, log);
  return server;
}

/** The feed's HTTP: the calls and the stream of books, control calls outside production. */
import { controlCalls } from '@bahati/contract/odds-feed/control.ts';
import { feedCalls } from '@bahati/contract/odds-feed/feed.ts';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
} from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Config } from './config.ts';
import { controlHandlers } from './control/control-calls.ts';
import { createScript } from './control/script.ts';
import type { Context } from './context.ts';
import { createResults } from './fixtures/results.ts';
import { createFeed } from './messages/feed.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { feedHandlers } from './server/feed-handlers.ts';
import { proveBook } from './server/prove-book.ts';
import { createStreamHub } from './server/stream-hub.ts';
import { serveStream } from './server/stream-route.ts';
import { createTelling } from './server/telling.ts';

type Actors = { provider: true };

export function createContext(config: Config, log: Log, now: () => number = Date.now): Context {
  const feed = createFeed({ seed: config.FEED_SEED, speed: config.FEED_SPEED });
  const script = createScript();
  const hub = createStreamHub(config.FEED_MISCHIEF, now);
  const hasWorld = config.FEED_WORLD === 'on';
  const telling = createTelling({ feed, script, hub, log, now, hasWorld });
  return { config, log, now, feed, results: createResults(feed), script, hub, telling };
}

export function createApp(context: Context): HttpServer {
  const { config, log } = context;
  const server = createHttpServer({ log, bodyLimitBytes: 1_048_576 });
  const options = {
    log,
    areAnswersChecked: config.NODE_ENV !== 'production',
    authenticate: {
      provider: async (request: { headers: { authorization?: string | undefined } }) =>
        proveBook(request, config.FEED_KEY),
    },
  };
  serveCalls<typeof feedCalls, Actors>(server, feedCalls, feedHandlers(context), options);
  if (config.NODE_ENV !== 'production') {
    serveCalls<typeof controlCalls, Actors>(
      server,
      controlCalls,
      controlHandlers(context),
      options,
    );
  }
  serveStream(server, context);
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', () => ({ status: 'ready' }));
  refuseUnknownPaths(server, log);
  return server;
}

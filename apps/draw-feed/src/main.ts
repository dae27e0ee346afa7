/** The draw feed: `node apps/draw-feed/src/main.ts [--check-config]`. */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createApp } from './app.ts';
import { drawFeedConfig } from './config.ts';

await runMain(async () => {
  const config = drawFeedConfig(process.env);
  if (process.argv.includes('--check-config')) return;
  const log = createLog('draw-feed', config.LOG_LEVEL);
  const server = createApp(config, log);
  try {
    await server.listen({ host: config.HOST, port: config.DRAW_FEED_PORT });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${config.DRAW_FEED_PORT} is taken: set DRAW_FEED_PORT to another.`);
  }
  endGracefully(log, () => server.close());
  log.info({ address: `http://${config.HOST}:${config.DRAW_FEED_PORT}` }, 'ready');
});

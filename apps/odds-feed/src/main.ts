/** The odds feed: `node apps/odds-feed/src/main.ts [--check-config]`. */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createApp, createContext } from './app.ts';
import { feedConfig } from './config.ts';

await runMain(async () => {
  const config = feedConfig(process.env);
  if (process.argv.includes('--check-config')) return;
  const log = createLog('odds-feed', config.LOG_LEVEL);
  const context = createContext(config, log);
  const server = createApp(context);
  try {
    await server.listen({ host: config.HOST, port: config.FEED_PORT });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${config.FEED_PORT} is taken: set FEED_PORT to another.`);
  }
  context.telling.start();
  endGracefully(log, async () => {
    await context.telling.stop();
    await server.close();
  });
  log.info({ address: `http://${config.HOST}:${config.FEED_PORT}` }, 'ready');
});

/** Starts the payment simulator. */
import { join } from 'node:path';
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createSimulator } from './app.ts';
import { createClockwork } from './clockwork.ts';
import { publicOrigin, simulatorConfig, simulatorSettings } from './config.ts';
import type { Context } from './context.ts';
import { openStore } from './store.ts';

await runMain(async () => {
  const config = simulatorConfig(process.env);
  const log = createLog('payment-simulator', config.LOG_LEVEL);
  const context: Context = {
    store: openStore(join(config.BAHATI_DATA_FOLDER, 'payment-simulator.sqlite')),
    log,
    now: Date.now,
    settings: simulatorSettings(config),
    wake: () => clockwork.wake(),
  };
  const clockwork = createClockwork(context);
  const server = await createSimulator(context);
  await listen(server, config.HOST, config.PAYMENTS_PORT);
  clockwork.start();
  endGracefully(log, async () => {
    await server.close();
    await clockwork.stop();
    context.store.close();
  });
  log.info({ address: publicOrigin(config) }, 'payment simulator is ready');
});

async function listen(
  server: Awaited<ReturnType<typeof createSimulator>>,
  host: string,
  port: number,
): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} is taken: set PAYMENTS_PORT to another.`);
  }
}

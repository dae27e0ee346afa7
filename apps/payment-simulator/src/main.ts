/** Starts the payment simulator. */
import { join } from 'node:path';
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { serverOfAll } from '@bahati/server-kit/hosts/host-router.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import { createLog, type Log } from '@bahati/server-kit/log.ts';
import { createSimulator } from './app.ts';
import { createClockwork } from './clockwork.ts';
import { type Config, publicOrigin, simulatorConfigs, simulatorSettings } from './config.ts';
import type { Context } from './context.ts';
import { openStore } from './store.ts';

await runMain(async () => {
  const configs = simulatorConfigs(process.env);
  const [config] = configs;
  const log = createLog('payment-simulator', config.LOG_LEVEL);
  const machines = await Promise.all(
    configs.map((own) => openMachine(own, own === config ? '' : `-${own.BRAND}`, log)),
  );
  const server = await serverOfAll(machines, log);
  await listen(server, config.HOST, config.PAYMENTS_PORT);
  for (const { clockwork } of machines) clockwork.start();
  endGracefully(log, async () => {
    await server.close();
    for (const machine of machines) {
      await machine.server.close();
      await machine.clockwork.stop();
      machine.context.store.close();
    }
  });
  log.info({ address: publicOrigin(config) }, 'payment simulator is ready');
});

/** What the rails of one brand are played by; its payments stand in a file of their own. */
async function openMachine(config: Config, ending: string, log: Log) {
  const file = `payment-simulator${ending}.sqlite`;
  const context: Context = {
    store: openStore(join(config.BAHATI_DATA_FOLDER, file)),
    log,
    now: Date.now,
    settings: simulatorSettings(config),
    wake: () => clockwork.wake(),
  };
  const clockwork = createClockwork(context);
  return {
    origin: publicOrigin(config),
    server: await createSimulator(context),
    context,
    clockwork,
  };
}

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

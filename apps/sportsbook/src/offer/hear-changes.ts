/** Hears what other processes decided of the offer: one connection that comes back by itself. */
import type { Log } from '@bahati/server-kit/log.ts';
import { Client } from 'pg';

const pauseMs = 500;

export type ChangeHearing = { stop: () => Promise<void> };

/** `onBack`: it listens (again); what was said meanwhile was not heard. */
export function hearChanges(
  options: { url: string; channel: string; log: Log },
  onPayload: (payload: string) => void,
  onBack: () => void,
): ChangeHearing {
  const { url, channel, log } = options;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const connect = async () => {
    const next = new Client({ connectionString: url, application_name: 'bahati book listener' });
    next.on('notification', ({ payload }) => payload !== undefined && onPayload(payload));
    next.on('error', (error) => log.warn({ err: error }, 'the listener of the book was lost'));
    next.on('end', () => {
      if (isStopped || client !== next) return;
      client = undefined;
      retry = setTimeout(begin, pauseMs);
    });
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    client = next;
    if (isStopped) await next.end();
    else onBack();
  };
  let connecting: Promise<void> = Promise.resolve();
  const begin = () => {
    connecting = connect().catch((error: unknown) => {
      log.warn({ err: error }, 'the listener of the book cannot connect');
      if (!isStopped) retry = setTimeout(begin, pauseMs);
    });
  };
  begin();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await connecting;
      await client?.end();
    },
  };
}

/**
 * Sockets that a service manager opened and keeps open (systemd's protocol of socket activation):
 * from descriptor 3 on, as many as LISTEN_FDS says. Processes that were given the same ones share
 * the port and its queue of new connections, so that one may leave and no connection is refused.
 */
import { StartError } from '@bahati/server-kit/config.ts';

const first = 3;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The descriptors in the order they were given; none where LISTEN_PID means another process.
 * @throws StartError when their number is not the wanted one.
 */
export function givenSockets(
  { LISTEN_FDS, LISTEN_PID }: Environment,
  { wanted, pid, names }: { wanted: number; pid: number; names: string },
): readonly number[] {
  if (LISTEN_FDS === undefined || LISTEN_FDS === '') return [];
  if (LISTEN_PID !== undefined && LISTEN_PID !== String(pid)) return [];
  if (LISTEN_FDS !== String(wanted)) {
    throw new StartError(
      `LISTEN_FDS says ${LISTEN_FDS} sockets were given: it takes ${wanted}, ${names}, in this order.`,
    );
  }
  return Array.from({ length: wanted }, (_, at) => first + at);
}

/** Serves the calls of a program's office, each for who has the right to it. */
import type { CallKey, Calls } from '@bahati/contract/call.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { type Handlers, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { ProgramStaff, StaffSessions } from './staff-sessions.ts';

/** Requests of a call a minute from one network, where the call names no other number. */
const perMinuteOfNetwork = 240;

export type OfficeSettings<C extends Calls> = {
  log: Log;
  database: Database;
  config: { NODE_ENV: string; RATE_LIMIT_FACTOR: number };
  sessions: StaffSessions;
  /** What calls need that are not just looked at. */
  permissions: Readonly<Partial<Record<keyof C & CallKey, string>>>;
  /** What every other call needs. */
  reading: string;
};

export function serveOfficeCalls<C extends Calls>(
  server: HttpServer,
  calls: C,
  handlers: Handlers<C, { staff: ProgramStaff }>,
  { log, database, config, sessions, permissions, reading }: OfficeSettings<C>,
): void {
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  serveCalls<C, { staff: ProgramStaff }>(server, calls, handlers, {
    log,
    areAnswersChecked: config.NODE_ENV !== 'production',
    limit: async (key, perMinute, ip) =>
      limit(`${key} ${clientNetwork(ip)}`, perMinute ?? perMinuteOfNetwork),
    authenticate: {
      staff: ({ headers, method, routeOptions }) => {
        const needed = permissions[`${method} ${routeOptions.url}` as keyof C & CallKey];
        return sessions.prove(database, headers.authorization, needed ?? reading);
      },
    },
  });
}

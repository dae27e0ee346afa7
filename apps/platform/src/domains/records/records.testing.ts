/** Records on a database of their own, with a history that was really played and paid. */
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import { boReportCalls } from '@bahati/contract/back-office/records/reports.ts';
import { rebateCalls } from '@bahati/contract/player-site/records/rebate.ts';
import { recordCalls } from '@bahati/contract/player-site/records/records.ts';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { createHttpServer } from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { type ServeOptions, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { platformConfig } from '#platform/config.ts';
import {
  type Context,
  type MemberActor,
  noInstallation,
  type PlatformActors,
  type StaffActor,
} from '#platform/context.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { countDays } from '#domains/records/daily-aggregates/count-days.ts';
import { serveRecordFiles } from '#domains/records/exports/export-route.ts';
import { recordsBackOffice } from './records.back-office.routes.ts';
import { recordsPlayerSite } from './records.player-site.routes.ts';
import { serveReportFiles } from '#domains/records/reports/report-files.ts';

export const timeZone = 'Africa/Nairobi';

export async function openRecords(now: () => Date = () => new Date()) {
  const { url, ownerUrl, drop } = await createTestDatabase();
  const log = createLog('test', 'silent');
  const onIdleError = (error: Error) => log.error(error);
  const owner = openDatabase(ownerUrl, {
    applicationName: 'test',
    onIdleError,
    settings: { statement_timeout: '60000' },
  });
  const database = openDatabase(url, { applicationName: 'test app', onIdleError });
  await owner.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age, flags)
     VALUES ('bahati', 'Bahati', 'KES', $1, '{+254}', 18, '{"manualRebate": true}')`,
    [timeZone],
  );
  await addProvider(owner);
  await addProvider(owner, { id: 901, code: 'OTHER' });
  await owner.query(`UPDATE games SET category = 'LIVE' WHERE id = 901`);
  const config = platformConfig({ DATABASE_URL: ownerUrl, NODE_ENV: 'test' });
  const context: Context = {
    config,
    log,
    database,
    now,
    announceBalance: () => undefined,
    installation: noInstallation,
  };
  const server = createHttpServer({ log });
  const options: ServeOptions<PlatformActors> = {
    log,
    authenticate: {
      member: async ({ headers }) => testActor(BigInt(headers.authorization ?? '0')),
      staff: async () => testStaff,
    },
    areAnswersChecked: true,
  };
  const records = recordsPlayerSite(context);
  serveCalls(server, { ...recordCalls, ...rebateCalls }, records, options);
  serveCalls(server, boReportCalls, recordsBackOffice(context), options);
  serveReportFiles(server, context, async () => undefined);
  serveRecordFiles(server, context, async () => undefined);
  await server.ready();
  return {
    context,
    database,
    owner,
    ownerUrl,
    server,
    /** One call as this member; 4 is a trial member's type. */
    async ask(memberId: bigint, key: string, body?: object) {
      const [method, path] = key.split(' ');
      const response = await server.inject({
        method: method as 'GET',
        url: path ?? '/',
        headers: { authorization: memberId.toString() },
        ...(body ? { payload: body } : {}),
      });
      // What a test reads of an answer is checked by its own assertions.
      // oxlint-disable-next-line typescript/no-explicit-any
      return { ...response.json<any>(), status: response.statusCode };
    },
    count: () => countDays(context),
    seal: () => sealAll(owner),
    async close() {
      await server.close();
      await Promise.all([owner.end(), database.end()]);
      await drop();
    },
  };
}

/** Members above this are trial members in these tests. */
export const firstTrialMember = 900_000n;

const testStaff: StaffActor = {
  staffId: 1n,
  sessionId: 1n,
  username: 'tester',
  role: 'auditor',
  permissions: new Set(['reports.read']),
};

export function testActor(memberId: bigint): MemberActor {
  return {
    memberId,
    sessionId: 1n,
    username: `tester${memberId}`,
    type: memberId >= firstTrialMember ? 4 : 0,
    currency: 'KES',
    language: 'en',
  };
}

async function sealAll(owner: Database): Promise<void> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (;;) {
    const sealed = await sealOnce(owner, watermarks);
    const { rows } = await owner.query(
      `SELECT 1 FROM transfers WHERE id > (SELECT coalesce(max(last_transfer_id), 0)
         FROM ledger_blocks) LIMIT 1`,
    );
    if (sealed === 0 && rows.length === 0) return;
  }
}

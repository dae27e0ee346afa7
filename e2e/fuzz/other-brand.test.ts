/**
 * Two brands in one installation: requests with one brand's ids, tokens and signatures, sent to the
 * other. Nothing is seen of the one, and nothing moves in either.
 */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Pool } from 'pg';

import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { type CallDeclaration, methodAndPath } from '@bahati/contract/call.ts';
import { gamesFrameCalls } from '@bahati/contract/games-frame/calls.ts';
import { gamesProviderCalls, vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { gatewayCallbacks } from '@bahati/contract/payment-gateway/gateway.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '#e2e/fixtures/browser.ts';
import { plantSession, plantStaffSession } from '#e2e/fixtures/planted.ts';
import { createRandom, type Random } from '#e2e/fixtures/random.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { draftOf } from './fuzz-case.ts';
import { bytesOf, closeConnections, exchange, judge } from './fuzz-exchange.ts';
import { hintsFor } from './fuzz-hints.ts';
import { bearer } from './fuzz-proofs.ts';
import { stopGivingByJobs } from './fuzz-rewards-scene.ts';
import { openFuzzScene } from './fuzz-scene.ts';

const seed = 20_261_123;
/** Half of them with the other brand's tokens, half with tokens of the brand that is asked. */
const requestsPerCall = repetitions('requests of each call with the other brand’s ids', {
  usual: 6,
  long: 200,
});

const { stack, database } = await openStack({
  hasTanzania: true,
  env: {
    SIMULATOR_PAYOUT_DELAY_MS: '3600000',
    CRASH_BETTING_MS: '1500',
    CRASH_CLOSED_MS: '250',
    CRASH_REST_MS: '250',
  },
  leave: closeConnections,
});
if (!stack.tanzania) throw new Error('The second brand is missing.');
const { databaseUrl, origins } = stack.tanzania;
const tanzania = { ...stack, databaseUrl, origins };
const theirs = new Pool({ connectionString: databaseUrl, max: 2 });
// The stack goes first, and ends its connections.
theirs.on('error', () => undefined);
after(() => theirs.end());

const scene = await openFuzzScene(stack, database);
await stopGivingByJobs(theirs);
const ownTokens: Record<string, string> = {
  member: (await plantSession(tanzania, 'bakari')).token,
  staff: await plantStaffSession(tanzania, 'mwajuma'),
};

/** A word that stands in what the first brand keeps and in no request. */
const secret = 'SiriYaKenya';
const marks = [
  'UPDATE members SET nickname = $1 || id',
  'UPDATE brands SET legal_name = $1',
  'UPDATE announcements SET title_en = $1, title_sw = $1',
  'UPDATE inbox_messages SET title_en = $1, html_en = $1',
  `UPDATE feedback SET content = $1 || ' is what somebody wrote to us.'`,
  'UPDATE member_notes SET text = $1',
  'UPDATE staff_roles SET name_en = $1 || code, name_sw = $1 || code',
  'UPDATE mailings SET title_en = $1',
  'UPDATE saved_views SET name = $1 || id',
  'UPDATE payment_methods SET name = $1',
  'UPDATE customer_service_entries SET title_en = $1, title_sw = $1',
  'UPDATE games SET name_en = $1, name_sw = $1',
];
for (const sql of marks) await database.query(sql, [secret]);

const moneyTables = ['deposits', 'withdrawals', 'provider_transactions', 'rounds'];
const peopleTables = `members credentials sessions payout_accounts member_notes inbox_messages
  staff_members staff_sessions change_requests balance_adjustments mailings chats feedback kyc_cases
  announcements banners payment_methods games address_blocks staff_roles saved_views
  report_schedules audit_entries`.split(/\s+/);

/**
 * Rows of each table and the weighed sum of all balances: any movement or new row changes it. Play
 * money is left out, since any visitor may be given some to try the site with.
 */
const printOf = async (pool: Pool, tables: readonly string[]): Promise<object | undefined> => {
  const counts = tables.map((name) => `(SELECT count(*) FROM ${name})::int AS ${name}`);
  const { rows } = await pool.query<object>(
    `WITH real AS (SELECT * FROM accounts WHERE currency <> 'XPL')
     SELECT ${counts.join(', ')}, (SELECT coalesce(sum(balance), 0)::text FROM real) AS sum,
       (SELECT coalesce(sum(balance * id), 0)::text FROM real) AS weight,
       (SELECT count(*) FROM transfers JOIN real ON real.id = debit_account_id)::int AS transfers,
       (SELECT md5(string_agg(brands::text, '')) FROM brands) AS brand`,
  );
  return rows[0];
};

/** The operator's accounts get their balances a moment after those of members. */
const untilSettled = (pool: Pool): Promise<boolean> =>
  until('every account has its balance', async () => {
    const { rows } = await pool.query<{ sum: string }>(
      `SELECT coalesce(sum(balance), 0)::text AS sum FROM accounts WHERE currency <> 'XPL'`,
    );
    return rows[0]?.sum === '0';
  });
await Promise.all([untilSettled(database), untilSettled(theirs)]);

const originOf = (key: string): string => {
  if (key.includes(' /bo/')) return origins.backOffice;
  return / \/(frame|vendor)\//.test(key) ? origins.games : origins.playerSite;
};

/** Who asks: with the first brand's own proof, or as somebody of the brand that is asked. */
type Asker = 'stranger' | 'own';

const askOther = async (
  key: string,
  call: CallDeclaration,
  asker: Asker,
  random: Random,
): Promise<string[]> => {
  const { method, path } = methodAndPath(key);
  const hints = await hintsFor(scene, key, random, []);
  const problems: string[] = [];
  for (let count = 0; count < requestsPerCall / 2; count += 1) {
    const draft = draftOf(call, random, hints);
    const body = bytesOf(draft, call.body !== undefined);
    const token = ownTokens[call.audience];
    const proof = asker === 'stranger' ? scene.proof(key, call, body) : token ? bearer(token) : {};
    draft.headers = { ...proof, ...draft.headers };
    const { problem, reply } = judge(
      call,
      await exchange(originOf(key), method, path, draft, body),
    );
    const isRefused = reply.code === 'unauthenticated';
    // The demo's brands share the gateway's key: there the ids alone keep them apart.
    if (asker === 'stranger' && call.audience === 'gateway' && reply.success) {
      problems.push(`${key} took the other brand's word`);
    }
    if (asker === 'stranger' && !['anyone', 'gateway'].includes(call.audience) && !isRefused) {
      problems.push(`${key} answered a stranger ${reply.code}`);
    }
    if (reply.text.includes(secret)) problems.push(`${key} showed ${reply.text.slice(0, 200)}`);
    if (problem) problems.push(`${key} → ${problem}`);
  }
  return problems;
};

const kinds = {
  'the player site': playerSiteCalls,
  'the back office': backOfficeCalls,
  'the games provider': gamesProviderCalls,
  'the payment gateway': gatewayCallbacks,
  'the games server': { ...gamesFrameCalls, ...vendorCalls },
} satisfies Record<string, Record<string, CallDeclaration>>;

const askAll = async (calls: Record<string, CallDeclaration>, asker: Asker): Promise<string[]> => {
  const problems: string[] = [];
  for (const [at, [key, call]] of Object.entries(calls).entries()) {
    problems.push(...(await askOther(key, call, asker, createRandom(seed + at))));
  }
  return problems;
};

describe('one brand asked with the other’s ids', () => {
  for (const [kind, calls] of Object.entries(kinds)) {
    test(`${kind}: the other brand’s tokens show nothing and move nothing`, async () => {
      const here = await printOf(database, [...moneyTables, ...peopleTables]);
      const there = await printOf(theirs, moneyTables);
      assert.deepEqual(await askAll(calls, 'stranger'), []);
      assert.deepEqual(await printOf(database, [...moneyTables, ...peopleTables]), here);
      assert.deepEqual(await printOf(theirs, moneyTables), there);
    });
  }

  for (const kind of ['the player site', 'the back office'] as const) {
    test(`${kind}: its own people reach nothing of the other brand’s`, async () => {
      const here = await printOf(database, [...moneyTables, ...peopleTables]);
      assert.deepEqual(await askAll(kinds[kind], 'own'), []);
      assert.deepEqual(await printOf(database, [...moneyTables, ...peopleTables]), here);
    });
  }
});

test('both books are whole after all of it', () => stack.verify());

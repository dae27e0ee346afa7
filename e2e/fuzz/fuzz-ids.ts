/** Ids that exist, by what a call is about. */
import type { Pool } from 'pg';

import { rewardIdQueries } from './fuzz-rewards-ids.ts';

export const idsOf = async (database: Pool, sql: string): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>(sql);
  return rows.map(({ id }) => id);
};

export const depositIds = 'SELECT public_id::text AS id FROM deposits';
/** Those of the member who is fuzzed; others have put in money by hand as well. */
const isTransfer = `method = 'bank-deposit' AND member_id IN
  (SELECT member_id FROM credentials WHERE username = 'amani')`;
export const withdrawalIds = 'SELECT public_id::text AS id FROM withdrawals';
export const payoutAccountIds = 'SELECT public_id::text AS id FROM payout_accounts';

export const amaniId = `SELECT member_id::text AS id FROM credentials WHERE username = 'amani'`;

/** Which `id` a call is about, by a part of its path. */
export const idQueries: readonly [part: string, sql: string][] = [
  ...rewardIdQueries,
  // Those who are shut out or signed out are nobody the other calls speak for.
  ...['block', 'unblock', 'endSessions', 'limits', 'exclude', 'takeLevelBack'].map(
    (act): [string, string] => [
      `members/:id/${act}`,
      'SELECT id::text FROM members WHERE id >= 700001 ORDER BY id LIMIT 3',
    ],
  ),
  [
    'reconciliationExceptions/:id',
    'SELECT id::text FROM reconciliation_exceptions ORDER BY id DESC LIMIT 8',
  ],
  // What the member sends proof of is not what staff decide on.
  [
    'deposits/:id/proof',
    `${depositIds} WHERE ${isTransfer} AND proof_sent_at IS NULL ORDER BY deposits.id DESC LIMIT 3`,
  ],
  ['bo/deposits/:id', `${depositIds} WHERE ${isTransfer} AND proof_sent_at IS NOT NULL LIMIT 3`],
  ['deposits/:id', `${depositIds} WHERE ${isTransfer} LIMIT 5`],
  ['withdrawals/:id/dispute', `${withdrawalIds} WHERE hold_id < 0 LIMIT 5`],
  ['withdrawals/:id', `${withdrawalIds} ORDER BY withdrawals.id DESC LIMIT 8`],
  [
    'disputes/:id',
    'SELECT public_id::text AS id FROM withdrawal_disputes ORDER BY id DESC LIMIT 8',
  ],
  ['reportSchedules/:id', 'SELECT public_id::text AS id FROM report_schedules LIMIT 8'],
  ['reportRuns/:id', 'SELECT public_id::text AS id FROM report_runs LIMIT 8'],
  ['anomalies/:id', 'SELECT public_id::text AS id FROM anomalies ORDER BY anomalies.id LIMIT 8'],
  [
    'aml/cases/:id',
    'SELECT public_id::text AS id FROM aml_cases ORDER BY aml_cases.id DESC LIMIT 8',
  ],
  [
    'adjustments/:id',
    'SELECT public_id::text AS id FROM balance_adjustments ORDER BY id DESC LIMIT 8',
  ],
  // What fuzzing added goes again; the account that withdrawals speak about stays.
  ['payoutAccounts/:id', `${payoutAccountIds} WHERE added_at > now() - interval '1 day' LIMIT 8`],
  [
    'member/sessions/:id',
    `SELECT id::text FROM sessions WHERE user_agent = 'fuzz' ORDER BY sessions.id LIMIT 5`,
  ],
  [
    'member/rememberedDevices/:id',
    `SELECT id::text FROM remembered_devices WHERE user_agent = 'fuzz' AND ended_at IS NULL LIMIT 5`,
  ],
  ['member/passkeys/:id', 'SELECT id::text FROM passkeys LIMIT 5'],
  // Who calls as staff goes on working.
  ['bo/staffNetworks/:id', 'SELECT id::text FROM staff_networks ORDER BY id DESC LIMIT 3'],
  [
    'bo/agency/applications/:id',
    'SELECT id::text FROM feedback WHERE type = 6 ORDER BY feedback.id DESC LIMIT 3',
  ],
  ...[
    ['agency/bills', 'contract_bills'],
    ['agency/contracts', 'agency_contracts'],
    ['agency/contractRequests', 'contract_requests'],
    ['agency/runs', 'settlement_runs'],
    ['agency/freezeRequests', 'freeze_requests'],
  ].map(([path, table]): [string, string] => [
    `bo/${path}/:id`,
    `SELECT public_id::text AS id FROM ${table} ORDER BY ${table}.id DESC LIMIT 5`,
  ]),
  ['bo/agency/agents/:id', 'SELECT id::text FROM members WHERE type IN (1, 2) ORDER BY id LIMIT 3'],
  ['bo/agents/:id', 'SELECT id::text FROM members WHERE type IN (1, 2) ORDER BY id LIMIT 3'],
  ['bo/approvals/:id', 'SELECT public_id::text AS id FROM change_requests ORDER BY id LIMIT 4'],
  ['bo/staff/:id', 'SELECT id::text FROM staff_members ORDER BY id DESC LIMIT 1'],
  ...['retry', 'drop'].map((act): [string, string] => [
    `failedJobs/:id/${act}`,
    `SELECT id::text FROM graphile_worker._private_jobs WHERE key LIKE 'fuzz ${act}%' LIMIT 8`,
  ]),
  ['memberNotes/:id', 'SELECT id::text FROM member_notes ORDER BY id DESC LIMIT 5'],
  ['duplicates/:id', 'SELECT id::text FROM duplicate_pairs ORDER BY id DESC LIMIT 5'],
  ['kyc/:id', 'SELECT public_id::text AS id FROM kyc_cases ORDER BY kyc_cases.id DESC LIMIT 5'],
  ['addressBlocks/:id', 'SELECT id::text FROM address_blocks LIMIT 3'],
  ['views/:id', 'SELECT id::text FROM saved_views ORDER BY saved_views.id LIMIT 8'],
  ['games/jackpots/:id', `SELECT id::text FROM accounts WHERE kind = 'jackpot_pool' LIMIT 3`],
  ['feedback/:id', 'SELECT id::text FROM feedback LIMIT 3'],
  ['messages/:id', `SELECT id::text FROM inbox_messages WHERE key LIKE 'fuzz%' LIMIT 5`],
  ['announcements/:id', 'SELECT id::text FROM announcements ORDER BY announcements.id LIMIT 3'],
  ['mailings/:id', 'SELECT id::text FROM mailings ORDER BY mailings.id DESC LIMIT 3'],
  ['segments/:id', 'SELECT id::text FROM segments ORDER BY segments.id LIMIT 3'],
  ['banners/:id', 'SELECT id::text FROM banners ORDER BY banners.id LIMIT 3'],
  ['chats/:id', 'SELECT id::text FROM chats ORDER BY chats.id LIMIT 3'],
  [
    'ODSFE2_MemTransDet',
    `SELECT transfers.id::text FROM transfers JOIN accounts ON accounts.id = credit_account_id
       JOIN credentials ON member_id = owner_id WHERE username = 'amani' LIMIT 5`,
  ],
  ['rounds/:id', 'SELECT id::text FROM rounds ORDER BY rounds.id LIMIT 3'],
  ['bets/:id', 'SELECT id::text FROM rounds ORDER BY rounds.id LIMIT 3'],
  ['members/:id/sessions/end', amaniId],
  ['members/:id/bets', amaniId],
  ['members/:id', 'SELECT id::text FROM members ORDER BY members.id LIMIT 3'],
];

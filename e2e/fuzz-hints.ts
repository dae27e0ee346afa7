/** What a good request of each call speaks about: ids that exist, tokens that are valid. */
import type { Pool } from 'pg';

import { testProvider } from '@bahati/testing/factories.ts';
import { codeOf, demoPerson } from './demo-people.ts';
import { type FuzzScene, slotId } from './fuzz-scene.ts';
import { type Hints, randomUuid } from './fuzz-values.ts';
import type { Random } from './random.ts';

const idsOf = async (database: Pool, sql: string): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>(sql);
  return rows.map(({ id }) => id);
};

const depositIds = 'SELECT public_id::text AS id FROM deposits';
const isTransfer = `method = 'bank-deposit'`;
const withdrawalIds = 'SELECT public_id::text AS id FROM withdrawals';
const payoutAccountIds = 'SELECT public_id::text AS id FROM payout_accounts';

/** Which `id` a call is about, by a part of its path. */
const idQueries: readonly [part: string, sql: string][] = [
  // Those who are shut out or signed out are nobody the other calls speak for.
  ...['block', 'unblock', 'endSessions', 'limits', 'exclude'].map((act): [string, string] => [
    `members/:id/${act}`,
    'SELECT id::text FROM members WHERE id >= 700001 ORDER BY id LIMIT 3',
  ]),
  [
    'reconciliationBreaks/:id',
    'SELECT id::text FROM reconciliation_breaks ORDER BY id DESC LIMIT 8',
  ],
  // What the member sends proof of is not what staff decide on.
  ['deposits/:id/proof', `${depositIds} WHERE ${isTransfer} AND proof_sent_at IS NULL LIMIT 3`],
  ['bo/deposits/:id', `${depositIds} WHERE ${isTransfer} AND proof_sent_at IS NOT NULL LIMIT 3`],
  ['deposits/:id', `${depositIds} WHERE ${isTransfer} LIMIT 5`],
  ['withdrawals/:id/dispute', `${withdrawalIds} WHERE hold_id < 0 LIMIT 5`],
  ['withdrawals/:id', `${withdrawalIds} ORDER BY withdrawals.id DESC LIMIT 8`],
  [
    'disputes/:id',
    'SELECT public_id::text AS id FROM withdrawal_disputes ORDER BY id DESC LIMIT 8',
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
  ['addressBlocks/:id', 'SELECT id::text FROM address_blocks LIMIT 3'],
  ['feedback/:id', 'SELECT id::text FROM feedback LIMIT 3'],
  ['messages/:id', `SELECT id::text FROM inbox_messages WHERE key LIKE 'fuzz%' LIMIT 5`],
  ['announcements/:id', 'SELECT id::text FROM announcements ORDER BY announcements.id LIMIT 3'],
  ['banners/:id', 'SELECT id::text FROM banners ORDER BY banners.id LIMIT 3'],
  ['chats/:id', 'SELECT id::text FROM chats ORDER BY chats.id LIMIT 3'],
  [
    'ODSFE2_MemTransDet',
    `SELECT transfers.id::text FROM transfers JOIN accounts ON accounts.id = credit_account_id
       JOIN credentials ON member_id = owner_id WHERE username = 'amani' LIMIT 5`,
  ],
  ['bets/:id', 'SELECT id::text FROM rounds ORDER BY rounds.id LIMIT 3'],
  ['members/:id', 'SELECT id::text FROM members ORDER BY members.id LIMIT 3'],
];

const password = 'ndizi-Tatu-2040';

/** Few ids and rounds, so that repeats and conflicts happen as well. */
const providerHints = ({ players }: FuzzScene, random: Random): Hints => {
  const player = random.pick(players);
  return {
    memberId: [player.id.toString()],
    sessionToken: [player.sessionToken],
    gameCode: [testProvider.gameCode],
    currency: ['KES'],
    amount: ['1.00', '250.50', '0'],
    stake: ['1.00', '20.00'],
    payout: ['0', '12.30'],
    transactionId: [`t-${random.int(1, 60)}`],
    betTransactionId: [`t-${random.int(1, 60)}`],
    roundId: [`r-${random.int(1, 40)}`],
  };
};

const specialHints = async (scene: FuzzScene, key: string, random: Random): Promise<Hints> => {
  const { database, roundIds } = scene;
  const [, path = ''] = key.split(' ');
  if (path === '/wps/member/register') {
    const username = [`mtu${random.int(1_000, 9_999_999)}`];
    const same = { password: [password], confirmPassword: [password] };
    return { username, ...same, birthday: ['1990-05-17'] };
  }
  if (path === '/bo/session/login') {
    const staff = demoPerson('baraka');
    return { username: [staff.username], password: [staff.password], code: [codeOf(staff)] };
  }
  // Wide enough for what the other calls stake and deposit.
  if (path.startsWith('/wps/member/limits')) {
    return { kind: ['deposit'], period: ['month'], amount: ['900000'] };
  }
  if (path === '/wps/member/realityCheck') return { minutes: [15, 30] };
  if (path === '/bo/adjustments') {
    const ids = 'SELECT id::text FROM members WHERE id >= 700001 ORDER BY id LIMIT 3';
    return { memberId: await idsOf(database, ids), amount: ['-1.00', '2.50'] };
  }
  // Paid again by hand names a payment; the other endings name none.
  if (path === '/bo/disputes/:id/resolve') return { outcome: ['forced_receipt'], reference: [] };
  if (path.includes('launchChat')) return { model: ['help'] };
  if (path.includes('/social/')) return { provider: ['kibanda'] };
  if (path.startsWith('/wps/agent/')) return { code: ['PWANYETU', 'NYUMBAN2'] };
  if (path.includes('/signInProviders/')) return { code: ['kibanda'] };
  if (path.includes('/chatModels/')) return { code: ['help'] };
  // Money goes on coming in for the calls that follow.
  if (path.includes('/waysToPay/')) return { code: ['pesa-pepe'], isEnabled: [true] };
  if (path.includes('reconciliationBreaks')) return { username: ['amani', 'nobody'] };
  if (path === '/bo/withdrawOnly') return { isOn: [false] };
  // The site stays open for the calls that follow.
  if (path.startsWith('/bo/brand/maintenance')) return { isOn: [false] };
  if (path.startsWith('/bo/brand/')) return { isOn: [true], mode: ['everywhere'], place: ['here'] };
  if (path === '/frame/v1/session') return { launchToken: [await scene.launch(slotId)] };
  if (path === '/provider/v1/authenticate') {
    const game = `${testProvider.code}-${testProvider.gameCode}`;
    return { launchToken: [await scene.launch(game)] };
  }
  if (path.startsWith('/vendor/v1/wallets/')) {
    return {
      vendorCode: ['BAHATI2'],
      memberId: await idsOf(database, 'SELECT id::text FROM members ORDER BY id LIMIT 2'),
      currency: ['KES'],
      // Few, so that repeats and conflicts happen as well.
      transferId: [`w-${random.int(1, 20)}`],
    };
  }
  if (path.startsWith('/vendor/')) return { roundId: roundIds, gameCode: ['taa-za-pwani'] };
  if (path.startsWith('/frame/')) return { roundId: roundIds, stake: [scene.stake] };
  if (path.startsWith('/provider/')) return providerHints(scene, random);
  if (path.startsWith('/gateway-callbacks/')) {
    return {
      rail: ['pesa-pepe'],
      depositId: await idsOf(database, `${depositIds} WHERE status = 'pending'`),
      withdrawalId: await idsOf(database, withdrawalIds),
      currency: ['KES'],
    };
  }
  return {};
};

/** `cursors` are those that answers of this call gave. */
export const hintsFor = async (
  scene: FuzzScene,
  key: string,
  random: Random,
  cursors: readonly string[],
): Promise<Hints> => {
  const amani = demoPerson('amani');
  const ids = idQueries.find(([part]) => key.includes(part));
  return {
    username: [amani.username],
    password: [amani.password],
    paymentPassword: [amani.paymentPassword],
    gameId: [slotId, 'BAHATI-unknown'],
    vassalage: ['BAHATI'],
    vendor: ['BAHATI2'],
    payee: ['juma', 'furaha'],
    gameCategory: ['ALL', 'RNG'],
    types: ['B,PL,PU,PR,H', 'PU'],
    number: ['+254712345678'],
    wideUrl: ['/scene/dhow-race-wide.svg'],
    tallUrl: ['/scene/dhow-race-tall.svg'],
    opens: ['08:00'],
    closes: ['17:00'],
    version: ['0123456789abcdef'],
    bank: ['equity'],
    payoutAccountId: await idsOf(
      scene.database,
      `${payoutAccountIds} JOIN credentials USING (member_id)
        WHERE username = '${amani.username}' AND ready_at < now() AND removed_at IS NULL`,
    ),
    amount: ['100.00', '250.00'],
    method: [key.includes('withdrawals') ? 'pesa-pepe-payout' : 'pesa-pepe'],
    month: ['2026-11'],
    requestId: [randomUuid(random)],
    cursor: cursors,
    ...(ids ? { id: await idsOf(scene.database, ids[1]) } : {}),
    ...(await specialHints(scene, key, random)),
  };
};

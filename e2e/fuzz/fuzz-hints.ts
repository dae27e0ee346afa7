/** What a good request of each call speaks about: ids that exist, tokens that are valid. */
import { testProvider } from '@bahati/testing/factories.ts';
import { codeOf, demoPerson } from '#e2e/fixtures/demo-people.ts';
import {
  idsOf,
  depositIds,
  withdrawalIds,
  payoutAccountIds,
  amaniId,
  idQueries,
} from './fuzz-ids.ts';
import { rewardHints } from './fuzz-rewards-hints.ts';
import { roomUnit, slotId } from './fuzz-games.ts';
import type { FuzzScene } from './fuzz-scene.ts';
import { type Hints, randomUuid } from './fuzz-values.ts';
import type { Random } from '#e2e/fixtures/random.ts';

const password = 'ndizi-Tatu-2040';

/** Few ids and rounds, so that repeats and conflicts happen as well. */
const providerHints = ({ players }: FuzzScene, random: Random): Hints => {
  const player = random.pick(players);
  return {
    memberId: [player.playerId],
    sessionToken: [player.sessionToken],
    gameCode: [testProvider.gameCode],
    currency: ['KES'],
    amount: ['1.00', '250.50', '0'],
    stake: ['1.00', '20.00'],
    payout: ['0', '12.30'],
    transactionId: [`t-${random.int(1, 60)}`],
    betTransactionId: [`t-${random.int(1, 60)}`],
    // Drawn apart from stake and payout they would nearly never fit them.
    jackpotContributions: [],
    jackpotWin: [],
    roundId: [`r-${random.int(1, 40)}`],
  };
};

/** This month and the one before, as the brand's days or the clock's may have it. */
const lastMonths = (): string[] => {
  const now = new Date();
  const before = new Date(now.getFullYear(), now.getMonth(), 0);
  return [now, before].map((day) => day.toISOString().slice(0, 7));
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
    return {
      username: [staff.username],
      password: [staff.password],
      code: [await codeOf(scene.stack, staff)],
    };
  }
  // Where the calls come from stays allowed.
  if (path === '/bo/staffNetworks') return { network: ['127.0.0.0/8', '127.0.0.1'] };
  // Nobody of these calls approves a role; only a change of the one that is there is asked for.
  if (path.startsWith('/bo/staffRoles')) return { code: ['shift-lead', 'fuzz'], version: [1] };
  if (path.startsWith('/bo/staff')) {
    return { username: [`mgeni${random.int(1, 9_999)}`], role: ['cashier', 'analyst'] };
  }
  // Wide enough for what the other calls stake and deposit.
  if (path.startsWith('/wps/member/limits')) {
    return { kind: ['deposit'], period: ['month'], amount: ['900000'] };
  }
  if (path.endsWith('/lock') || path.endsWith('/unlock')) return { minutes: [30], pin: ['2907'] };
  if (path === '/wps/member/realityCheck') return { minutes: [15, 30] };
  if (path === '/bo/reportSchedules') return { recipients: ['books@example.com'] };
  if (path.startsWith('/bo/segments')) return { atLeast: ['1.00'], atMost: ['90.00'] };
  if (path.startsWith('/bo/taxes'))
    return { month: lastMonths(), code: ['excise', 'withholding'], currency: ['KES'] };
  if (path === '/bo/exports') {
    return { list: ['GET /bo/audit', 'GET /bo/games'], params: [], query: [], titles: [] };
  }
  if (path === '/bo/withdrawals/approveSeveral') {
    return { ids: await idsOf(database, `${withdrawalIds} ORDER BY withdrawals.id DESC LIMIT 8`) };
  }
  if (path === '/bo/views') return { page: ['/withdrawals', '/members'], search: ['', 'a=b'] };
  if (path === '/bo/insight/breakdown') {
    return { from: ['2026-11-01'], to: ['2026-11-20', '2026-11-22'], country: ['KE', 'unknown'] };
  }
  if (path === '/bo/adjustments') {
    const ids = 'SELECT id::text FROM members WHERE id >= 700001 ORDER BY id LIMIT 3';
    return { memberId: await idsOf(database, ids), amount: ['-1.00', '2.50'] };
  }
  // Paid again by hand names a payment; the other endings name none.
  if (path === '/bo/disputes/:id/resolve') return { outcome: ['forced_receipt'], reference: [] };
  if (path.endsWith('/members/:id/tags')) return { tag: ['vip', 'watch'] };
  if (path === '/bo/memberTags/:code/end') return { code: ['fuzz', 'tester'], into: ['vip'] };
  if (path === '/bo/memberTags') return { code: ['fuzz'] };
  // Nobody the other calls speak for is blocked.
  if (path === '/bo/duplicates/:id/decide') return { blockId: [] };
  if (path === '/bo/kyc/:id/decide') return { reason: ['unreadable'] };
  // What other calls ask for stays open to who has proven nothing.
  if (path === '/bo/kycRules') return { gates: [] };
  if (path === '/bo/members/:id/unmask') return { field: ['mobile', 'birthday'] };
  // Few people, who are there; the first word of two is nobody's to give.
  if (path.startsWith('/bo/mailings') || path.startsWith('/bo/segments')) {
    const rules = { countries: ['+254'], tags: ['vip', 'watch'] };
    return { ...rules, names: ['amani', 'neema'], upline: ['juma'], link: ['/promotions'] };
  }
  if (path.includes('launchChat')) return { model: ['help'] };
  if (path.includes('/social/')) return { provider: ['kibanda'] };
  if (path.startsWith('/wps/agent/')) return { code: ['PWANYETU', 'NYUMBAN2'] };
  if (path.includes('/signInProviders/')) return { code: ['kibanda'] };
  if (path.startsWith('/bo/taxes/')) return { month: ['2026-01'], code: ['excise'] };
  if (path.includes('/aml/rules/')) return { code: ['velocity'] };
  // What the site's links lead to stays on it.
  if (path.includes('/helpTopics/')) return { code: ['start', 'money'], version: [1] };
  if (path.includes('/cannedReplies/')) return { code: ['hello', 'fuzz'] };
  if (path.includes('/chatModels/')) return { code: ['help'] };
  if (path.startsWith('/bo/operations/jobs/')) return { task: ['content.drop_old_feedback'] };
  // Games stay open for the calls that follow.
  // What is no file of games changes none.
  if (path.startsWith('/bo/gameFiles/')) return { file: ['gameId,isHot\nBAHATI-nothing,yes'] };
  if (path === '/bo/games/bulk') return { ids: [], act: ['recommend'] };
  if (path.startsWith('/bo/games/')) return { id: ['101'], isOn: [true] };
  // Nobody of these calls approves what it asks for: the provider stays as it is.
  if (path.startsWith('/bo/providers/')) {
    const launchUrl = ['https://games.example'];
    return { code: [testProvider.code], launchUrl, apiUrl: launchUrl, overlapHours: [1] };
  }
  if (path.startsWith('/bo/vendors/')) return { code: ['BAHATI'], isOn: [true] };
  // Money goes on coming in for the calls that follow.
  if (path.includes('/paymentMethods/')) return { code: ['pesa-pepe'], isEnabled: [true] };
  if (path.includes('reconciliationExceptions')) return { username: ['amani', 'nobody'] };
  if (path === '/bo/withdrawOnly') return { isOn: [false] };
  // The site stays open for the calls that follow.
  if (path.startsWith('/bo/brand/maintenance')) return { isOn: [false] };
  if (path.startsWith('/bo/brand/')) {
    const address = ['https://bahati.example'];
    const [fill, onLight, onDark] = [['#5fb3d9'], ['#0f5c80'], ['#7cc6e8']];
    const logoPicture = [`/art/content/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.png`];
    const look = { fill, onLight, onDark, logoPicture };
    const stays = { isOn: [true], mode: ['everywhere'], place: ['here'] };
    return { ...stays, ...look, customerServiceUrl: address, url: address };
  }
  if (path === '/bo/agency/calendar') return { month: ['2026-11'] };
  if (path === '/bo/find') return { text: ['amani', '0712345678', 'bahati'] };
  if (path === '/bo/members/:id/sessions/end') {
    const desk = `SELECT id::text FROM sessions WHERE user_agent = 'fuzz desk' LIMIT 8`;
    return { sessionId: await idsOf(database, desk) };
  }
  if (path === '/bo/members/:id/bets/:betId') {
    const rounds = `SELECT id::text FROM rounds WHERE member_id = (${amaniId})::bigint LIMIT 3`;
    return { betId: await idsOf(database, rounds) };
  }
  if (path === '/frame/v1/session') return { launchToken: [await scene.launch(slotId)] };
  if (path === '/provider/v1/authenticate') {
    const game = `${testProvider.code}-${testProvider.gameCode}`;
    return { launchToken: [await scene.launch(game)] };
  }
  if (path.startsWith('/vendor/v1/wallets/')) {
    return {
      vendorCode: ['BAHATI2'],
      memberId: await idsOf(database, 'SELECT key AS id FROM provider_members LIMIT 2'),
      currency: ['KES'],
      // Few, so that repeats and conflicts happen as well.
      transferId: [`w-${random.int(1, 20)}`],
      after: ['1', '3'],
    };
  }
  if (path === '/vendor/v1/returns') return { afterRevision: ['0', '7'] };
  if (path === '/vendor/v1/rounds/void') {
    const players = `SELECT DISTINCT member_id AS id FROM games.rounds
                      WHERE external_id = ANY ('{${roundIds.join()}}')`;
    const memberId = await idsOf(database, players);
    return { roundId: roundIds, gameCode: ['taa-za-pwani'], memberId };
  }
  if (path === '/vendor/v1/rooms/list') {
    return { gameCode: ['holdem', 'holdem-sit-and-go', 'holdem-tournament'], currency: ['KES'] };
  }
  if (path.startsWith('/vendor/')) return { roundId: roundIds, gameCode: ['taa-za-pwani'] };
  if (path === '/frame/v1/sheet') return { game: ['taa-za-pwani', 'studio-00042', 'dice'] };
  if (path.startsWith('/frame/v1/crash/')) {
    // No bet flies here: its end would move money while other calls are watched.
    return { betId: [scene.crashBetId], roundId: ['999999999'], stake: ['0.01'] };
  }
  if (path.startsWith('/frame/v1/seats/')) return { handId: [scene.handId] };
  if (path.startsWith('/frame/v1/rooms/')) return { unit: [roomUnit], code: [scene.roomCode] };
  if (path.startsWith('/frame/')) {
    return { roundId: roundIds, stake: [scene.stake], choice: ['spin'], action: ['take'] };
  }
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

/** Of amani, good to be paid to now. */
const payoutAccountsOf = ({ database }: FuzzScene): Promise<string[]> =>
  idsOf(
    database,
    `${payoutAccountIds} JOIN credentials USING (member_id)
      WHERE username = '${demoPerson('amani').username}' AND ready_at < now() AND removed_at IS NULL`,
  );

/** `cursors` are those that answers of this call gave. */
export const hintsFor = async (
  scene: FuzzScene,
  key: string,
  random: Random,
  cursors: readonly string[],
): Promise<Hints> => {
  const amani = demoPerson('amani');
  const [, path = ''] = key.split(' ');
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
    ...(/payout|withdrawals/i.test(key) ? { payoutAccountId: await payoutAccountsOf(scene) } : {}),
    amount: ['100.00', '250.00'],
    method: [key.includes('withdrawals') ? 'pesa-pepe-payout' : 'pesa-pepe'],
    month: ['2026-11'],
    idempotencyKey: [randomUuid(random)],
    cursor: cursors,
    ...(ids ? { id: await idsOf(scene.database, ids[1]) } : {}),
    ...(await specialHints(scene, key, random)),
    ...(await rewardHints(scene.database, path)),
  };
};

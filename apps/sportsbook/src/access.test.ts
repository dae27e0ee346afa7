/** Every call of the book by who may not make it, and with what nobody should send. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { sportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { tradingCalls } from '@bahati/contract/trading/trading.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Hints, sendWrong, wrongInputs } from '@bahati/testing/wrong-inputs.ts';
import { createApp } from './app.ts';
import { openBets, startBets } from './bets/open-bets.ts';
import { openTestFeed } from './feed/feed.testing.ts';
import { openIntake } from './feed/run-intake.ts';
import { openOffer } from './offer/offer.ts';
import { fixtureOf, home } from './offer/hand-offer.testing.ts';
import { injected, openBettor, slipOn } from './bets/bettor.testing.ts';
import { runHere, setScene } from './scene.testing.ts';

const scene = await setScene();
const log = createLog('sportsbook', 'silent');
const { config } = scene;
const database = openDatabase(scene.database.ownerUrl, {
  role: 'bahati_book_app',
  maxConnections: 20,
  applicationName: 'book under test',
  onIdleError: () => undefined,
});
const source = openTestFeed({ fixtures: [], changed: new Map() });
const offer = await openOffer({ database, source, log, currency: 'KES' });
const intake = await openIntake({ database, log, source, ...offer });
const bets = openBets({ config, database, log }, offer, { patienceMs: 1_500 });
const app = await createApp({ config, database, log }, offer, bets, { intake });
const working = startBets(bets);
const send = injected({ app });

after(async () => {
  await working.stop();
  await app.close();
  await intake.stop();
  await offer.stop();
  await database.end();
  await scene.close();
});

const startsAt = new Date(Date.now() + 3_600_000).toISOString();
const at = new Date().toISOString();
const outcomes = [
  { outcome: 'home', win: 500_000, isActive: true },
  { outcome: 'draw', win: 250_000, isActive: true },
  { outcome: 'away', win: 250_000, isActive: true },
];
intake.takeOwn(fixtureOf('900', { startsAt }), [
  {
    type: 'odds_change',
    eventId: '900',
    version: 1,
    at,
    producer: 'virtual',
    markets: [{ market: '1x2:0:', state: 'active', outcomes }],
  },
]);
await intake.flush();

const member = await openBettor(scene, send, scene.addMember());
const other = await openBettor(scene, send, scene.addMember());
const all = ['trading.read', 'trading.act', 'trading.settings', 'trading.decide'];
const passOf = (permissions: string[], key = config.SPORTSBOOK_KEY) =>
  signStaffPass(key, { staffId: '7', name: 'zawadi', permissions }, Date.now());

async function traderToken(permissions: string[]): Promise<string> {
  const { value } = await send('POST', '/trading/v1/session', { pass: passOf(permissions) });
  return (value as { tradingToken: string }).tradingToken;
}

const odds = offer.quote(home('900'))?.odds ?? 0;
const slip = slipOn([[home('900'), odds]]);
const placed = await member.place(slip);
const { bet } = placed.value as { bet: Bet };

const calls: Readonly<Record<string, CallDeclaration>> = { ...sportsbookCalls, ...tradingCalls };
type Key = keyof typeof sportsbookCalls | keyof typeof tradingCalls;

/** Who may make each call: anybody, a member, or staff with a right; and a right body of it. */
type Entry = { who: 'anyone' | 'member' | `trading.${string}`; body?: object };
const decision = { kind: 'void', eventId: '900' };
const reason = 'A test';
const entries: Readonly<Record<Key, Entry>> = {
  'GET /book/v1/sports': { who: 'anyone' },
  'GET /book/v1/events': { who: 'anyone' },
  'GET /book/v1/events/:eventId': { who: 'anyone' },
  'GET /book/v1/events/:eventId/statistics': { who: 'anyone' },
  'GET /book/v1/search': { who: 'anyone' },
  'GET /book/v1/rules': { who: 'anyone' },
  'POST /book/v1/session': { who: 'anyone' },
  'POST /book/v1/slips/check': { who: 'anyone' },
  'POST /book/v1/builder': { who: 'anyone' },
  'POST /book/v1/codes': { who: 'anyone' },
  'GET /book/v1/codes/:code': { who: 'anyone' },
  'GET /book/v1/virtuals': { who: 'anyone' },
  'GET /book/v1/virtuals/:league/results': { who: 'anyone' },
  'GET /book/v1/virtuals/days/:dayId/proof': { who: 'anyone' },
  'POST /book/v1/bets': { who: 'member', body: { ...slip, idempotencyKey: randomUUID() } },
  'GET /book/v1/bets': { who: 'member' },
  'GET /book/v1/bets/:betId': { who: 'member' },
  'POST /book/v1/bets/:betId/counter': { who: 'member', body: { isTaken: true } },
  'POST /book/v1/bets/:betId/cashOut/quote': { who: 'member', body: { part: 10_000 } },
  'POST /book/v1/bets/:betId/cashOut': { who: 'member', body: { quoteId: randomUUID() } },
  'PUT /book/v1/bets/:betId/cashOut/auto': { who: 'member', body: { at: '500.00' } },
  'GET /book/v1/favourites': { who: 'member' },
  'PUT /book/v1/favourites': {
    who: 'member',
    body: { kind: 'event', id: '900', isFavourite: true },
  },
  'GET /book/v1/jackpots': { who: 'anyone' },
  'GET /book/v1/jackpots/:poolId': { who: 'anyone' },
  'GET /book/v1/jackpots/:poolId/account': { who: 'anyone' },
  'POST /book/v1/jackpots/:poolId/entries': {
    who: 'member',
    body: { idempotencyKey: randomUUID(), picks: Array.from({ length: 13 }, () => ['home']) },
  },
  'GET /book/v1/jackpots/entries/mine': { who: 'member' },
  'POST /trading/v1/session': { who: 'anyone' },
  'GET /trading/v1/events': { who: 'trading.read' },
  'GET /trading/v1/events/:eventId': { who: 'trading.read' },
  'GET /trading/v1/controls': { who: 'trading.read' },
  'PUT /trading/v1/controls': {
    who: 'trading.act',
    body: { scope: 'event', key: '900', kind: 'suspend', value: true, reason },
  },
  'GET /trading/v1/win-limits': { who: 'trading.read' },
  'PUT /trading/v1/win-limits': {
    who: 'trading.act',
    body: { scope: 'event', key: '900', mostWin: '1000.00', reason },
  },
  'GET /trading/v1/queue': { who: 'trading.read' },
  'POST /trading/v1/queue/:betId': { who: 'trading.act', body: { answer: 'accept' } },
  'GET /trading/v1/members/:memberKey': { who: 'trading.read' },
  'GET /trading/v1/members': { who: 'trading.read' },
  'PUT /trading/v1/members/:memberKey': {
    who: 'trading.act',
    body: { factorPercent: 50, isAlwaysAsked: false, reason },
  },
  'POST /trading/v1/decisions/look': { who: 'trading.decide', body: { decision } },
  'POST /trading/v1/decisions': { who: 'trading.decide', body: { decision, reason } },
  'GET /trading/v1/decisions': { who: 'trading.read' },
  'POST /trading/v1/decisions/:decisionId': { who: 'trading.decide', body: { answer: 'approve' } },
  'GET /trading/v1/jackpot-entries': { who: 'trading.read' },
  'POST /trading/v1/jackpot-entries/void': { who: 'trading.decide', body: { betId: '1', reason } },
  'POST /trading/v1/jackpot-entries/void/:voidId': {
    who: 'trading.decide',
    body: { answer: 'approve' },
  },
  'GET /trading/v1/feed': { who: 'trading.read' },
  'GET /trading/v1/report': { who: 'trading.read' },
  'GET /trading/v1/report/jackpots': { who: 'trading.read' },
  'GET /trading/v1/competitions': { who: 'trading.read' },
  'GET /trading/v1/settings': { who: 'trading.read' },
  'PUT /trading/v1/settings': {
    who: 'trading.settings',
    body: { name: 'mostAlone', value: 1, reason },
  },
};

const ids: Readonly<Record<string, string>> = { betId: bet.id, eventId: '900', memberKey: '1' };

function make(key: string, token?: string, more: { id?: string; body?: object } = {}) {
  const [method = 'GET', path = '/'] = key.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name: string) => more.id ?? ids[name] ?? '1');
  const query = key.startsWith('GET /trading/v1/report') ? `?from=${at}&until=${startsAt}` : '';
  const body = more.body ?? entries[key as Key].body;
  return send(method as 'GET', url + query, body, token);
}

const guarded = Object.entries(entries).filter(([, { who }]) => who !== 'anyone');
const ofMembers = guarded.filter(([, { who }]) => who === 'member').map(([key]) => key);
const ofStaff = guarded.filter(([, { who }]) => who !== 'member');

test('every call of the contracts stands in this table, under whom it is for', () => {
  const audiences = { anyone: 'anyone', member: 'player-frame' } as const;
  assert.deepEqual(
    Object.fromEntries(Object.entries(calls).map(([key, { audience }]) => [key, audience])),
    Object.fromEntries(
      Object.entries(entries).map(([key, { who }]) => [
        key,
        who === 'anyone' || who === 'member' ? audiences[who] : 'staff',
      ]),
    ),
  );
});

test('nobody, and whoever has the token of the other side, is let in nowhere', async () => {
  const trader = await traderToken(all);
  for (const [key, { who }] of guarded) {
    const wrong = [undefined, 'x', randomUUID(), who === 'member' ? trader : member.token];
    for (const token of wrong) {
      const { status, code } = await make(key, token);
      assert.deepEqual([status, code], [401, 'unauthenticated'], `${key} ${token}`);
    }
  }
});

test('what another brand’s platform and book gave out opens nothing here', async () => {
  const second = await setScene();
  const elsewhere = await runHere(second);
  const foreign = await openBettor(second, injected(elsewhere), second.addMember());
  for (const key of ofMembers) {
    assert.equal((await make(key, foreign.token)).status, 401, key);
  }
  const launchToken = second.wallet.launch(foreign.memberId, 'GCS_gameLaunchFB');
  const entered = await send('POST', '/book/v1/session', { launchToken });
  assert.equal(entered.code, 'launch_token_invalid');
  const pass = passOf(all, 'the-key-of-another-brand');
  assert.equal((await send('POST', '/trading/v1/session', { pass })).code, 'pass_invalid');
  await elsewhere.stop();
  await second.close();
});

test('staff do only what the pass allows', async () => {
  for (const [key, { who }] of ofStaff) {
    const rest = await traderToken(all.filter((right) => right !== who));
    const { status, code } = await make(key, rest);
    assert.deepEqual([status, code], [403, 'forbidden'], key);
  }
});

test('the bets of others, and ids of nothing, are not found', async () => {
  const ofBets = ofMembers.filter((key) => key.includes(':betId'));
  for (const key of ofBets) {
    assert.equal((await make(key, other.token)).code, 'not_found', `${key} of another`);
    assert.equal((await make(key, member.token, { id: '999999999' })).code, 'not_found', key);
  }
  const entered = await make('POST /book/v1/jackpots/:poolId/entries', member.token, { id: '9' });
  assert.equal(entered.code, 'not_found');
  const { value } = await other.ask('GET', '/book/v1/bets');
  assert.deepEqual((value as { items: object[] }).items, []);
  const mine = (await member.ask('GET', `/book/v1/bets/${bet.id}`)).value as Bet;
  assert.equal(mine.reference, bet.reference);
});

/** What a field of this book may be; a bet is waited for while it stands as the page knows it. */
const hints: Hints = {
  values: [bet.id, '900', '1x2:0:'],
  texts: ['900', '1', '100.00', '1x2:0:', 'home', at, randomUUID()],
  without: ['unlike'],
};

test('nothing anybody sends is answered with a fault of the book', async () => {
  const trader = await traderToken(all);
  const numRuns = repetitions('wrong inputs of each call of the book', { usual: 8, long: 400 });
  for (const [key, { who }] of Object.entries(entries)) {
    const token = who.startsWith('trading.') ? trader : member.token;
    const input = wrongInputs(calls[key] as CallDeclaration, hints);
    await fc.assert(
      fc.asyncProperty(input, async (sent) => {
        const { status, code } = await sendWrong(app, key, sent, token);
        assert.ok(status < 500, `${key} ${status} ${code} ${JSON.stringify(sent)}`);
      }),
      { numRuns },
    );
  }
});

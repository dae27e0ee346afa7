import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { createApp } from '#sportsbook/app.ts';
import { openBets, startBets } from '#sportsbook/bets/open-bets.ts';
import { openTestFeed } from '#sportsbook/feed/feed.testing.ts';
import { openIntake } from '#sportsbook/feed/run-intake.ts';
import { openOffer } from '#sportsbook/offer/offer.ts';
import {
  type Bettor,
  injected,
  openBettor,
  type Reply,
  slipOn,
} from '#sportsbook/bets/bettor.testing.ts';
import { fixtureOf } from '#sportsbook/offer/hand-offer.testing.ts';
import { setScene } from '#sportsbook/scene.testing.ts';
import { carryOutLeft } from './decisions/decisions.ts';
import { keepClosingOdds } from './members/closing-odds.ts';

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
const context = { config, database, log };
const bets = openBets(context, offer);
const app = await createApp(context, offer, bets, { intake });
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

let lastEvent = 500;
/** An event with a market at even chances, and nothing else. */
function addEvent(): string {
  const eventId = String(++lastEvent);
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  intake.takeOwn(fixtureOf(eventId, { startsAt }), [
    {
      type: 'odds_change',
      eventId,
      version: 1,
      at: new Date().toISOString(),
      producer: 'virtual',
      markets: [
        {
          market: '1x2:0:',
          state: 'active',
          outcomes: [
            { outcome: 'home', win: 500_000, isActive: true },
            { outcome: 'draw', win: 250_000, isActive: true },
            { outcome: 'away', win: 250_000, isActive: true },
          ],
        },
      ],
    },
  ]);
  return eventId;
}

const home = (eventId: string) => ({ eventId, market: '1x2:0:', outcome: 'home' });

type Ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Reply>;

const all = ['trading.read', 'trading.act', 'trading.settings', 'trading.decide'];
const passOf = (name: string, permissions = all) =>
  signStaffPass(config.SPORTSBOOK_KEY, { staffId: name, name, permissions }, Date.now());

async function trader(name: string, permissions?: string[]): Promise<Ask> {
  const { value } = await send('POST', '/trading/v1/session', { pass: passOf(name, permissions) });
  const { tradingToken } = value as { tradingToken: string };
  return (method, path, body) => send(method, `/trading/v1${path}`, body, tradingToken);
}

const bettor = (balance?: bigint): Promise<Bettor> =>
  openBettor(scene, send, scene.addMember(balance));

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${what} did not come.`);
}

async function place(member: Bettor, eventId: string, stake = '100.00'): Promise<Bet> {
  const odds = offer.quote(home(eventId))?.odds ?? 0;
  const { value, code } = await member.place(slipOn([[home(eventId), odds]], stake));
  const { bet, faults } = value as { bet: Bet | null; faults: object[] };
  assert.ok(bet, JSON.stringify([faults, code]));
  return bet;
}

const stateOf = async (member: Bettor, { id }: Bet): Promise<string> =>
  ((await member.ask('GET', `/book/v1/bets/${id}`)).value as Bet).state;

test('a pass of the platform opens the trading room once, and only for what it allows', async () => {
  const pass = passOf('zawadi', ['trading.read']);
  const first = await send('POST', '/trading/v1/session', { pass });
  assert.equal(first.status, 200);
  const again = await send('POST', '/trading/v1/session', { pass });
  assert.equal(again.code, 'pass_invalid');
  const forged = signStaffPass(
    'another-key-of-16-chars',
    { staffId: '1', name: 'x', permissions: all },
    Date.now(),
  );
  assert.equal((await send('POST', '/trading/v1/session', { pass: forged })).code, 'pass_invalid');
  const { tradingToken } = first.value as { tradingToken: string };
  const eventId = addEvent();
  const control = { scope: 'event', key: eventId, kind: 'suspend', value: true, reason: 'A test' };
  assert.equal(
    (await send('PUT', '/trading/v1/controls', control, tradingToken)).code,
    'forbidden',
  );
  assert.equal((await send('GET', '/trading/v1/events', undefined, tradingToken)).status, 200);
  assert.equal((await send('GET', '/trading/v1/events')).code, 'unauthenticated');
});

test('a suspension and odds by hand hold in the same moment, and end as they are taken away', async () => {
  const ask = await trader('zawadi');
  const eventId = addEvent();
  const before = offer.quote(home(eventId));
  assert.equal(before?.isOpen, true);
  const set = (body: object) => ask('PUT', '/controls', { reason: 'A test', ...body });
  await set({ scope: 'event', key: eventId, kind: 'suspend', value: true });
  assert.equal(offer.quote(home(eventId))?.isOpen, false);
  await set({ scope: 'event', key: eventId, kind: 'suspend', value: null });
  const key = `${eventId}/1x2:0:/home`;
  await set({ scope: 'outcome', key, kind: 'odds', value: 2_400 });
  assert.equal(offer.quote(home(eventId))?.odds, 2_400);
  await set({ scope: 'outcome', key, kind: 'odds', value: null });
  assert.equal(offer.quote(home(eventId))?.odds, before.odds);
  assert.equal(
    (await set({ scope: 'sport', key: 'football', kind: 'odds', value: 2_000 })).code,
    'control_not_possible',
  );
  const onlyActs = await trader('juma', ['trading.read', 'trading.act']);
  const margin = { scope: 'event', key: eventId, kind: 'margin', value: 900, reason: 'A test' };
  assert.equal((await onlyActs('PUT', '/controls', margin)).code, 'forbidden');
  assert.equal((await ask('PUT', '/controls', margin)).status, 200);
  const { value } = await ask('GET', '/controls');
  assert.deepEqual(
    (value as { items: { key: string; about: string }[] }).items.map(({ about }) => about),
    ['Naivasha Stars – Kilifi Sharks'],
  );
});

test('what is at stake stands beside each outcome, worst case and expectation beside the event', async () => {
  const ask = await trader('zawadi');
  const eventId = addEvent();
  const member = await bettor();
  await place(member, eventId);
  const odds = offer.quote(home(eventId))?.odds ?? 0;
  const { value } = await ask('GET', `/events/${eventId}`);
  const seen = value as {
    event: { stake: string; worstCase: string; bets: number };
    markets: { outcomes: { outcome: string; stake: string; result: string }[] }[];
  };
  const loss = (BigInt(10_000) * BigInt(odds)) / 1_000n - 10_000n;
  const text = `-${loss / 100n}.${String(loss % 100n).padStart(2, '0')}`;
  assert.deepEqual([seen.event.stake, seen.event.worstCase, seen.event.bets], ['100.00', text, 1]);
  assert.deepEqual(
    seen.markets[0]?.outcomes.map(({ outcome, result }) => [outcome, result]),
    [
      ['home', text],
      ['draw', '100.00'],
      ['away', '100.00'],
    ],
  );
});

test('a stake above the bounds waits for a trader, who accepts it, offers less or refuses', async () => {
  const ask = await trader('zawadi');
  const eventId = addEvent();
  const member = await bettor(100_000_000n);
  const asked = async () => {
    const bet = await place(member, eventId, '60000.00');
    return until('the question', async () => {
      const { value } = await ask('GET', '/queue');
      const { items } = value as { items: { betId: string; stake: string }[] };
      return items.find(({ betId }) => betId === bet.id) && bet;
    });
  };
  const accepted = await asked();
  await ask('POST', `/queue/${accepted.id}`, { answer: 'accept' });
  await until('the bet', async () =>
    (await stateOf(member, accepted)) === 'open' ? true : undefined,
  );
  const twice = await ask('POST', `/queue/${accepted.id}`, { answer: 'accept' });
  assert.equal(twice.code, 'bet_decided');
  const refused = await asked();
  await ask('POST', `/queue/${refused.id}`, { answer: 'refuse', reason: 'Too much on one side' });
  assert.equal(await stateOf(member, refused), 'refused');
  const countered = await asked();
  const odds = [offer.quote(home(eventId))?.odds ?? 0];
  await ask('POST', `/queue/${countered.id}`, { answer: 'counter', stake: '20000.00', odds });
  assert.equal(await stateOf(member, countered), 'countered');
});

test('a member is bounded with a reason, and one who is always asked waits with any stake', async () => {
  const ask = await trader('zawadi');
  const eventId = addEvent();
  const member = await bettor();
  await place(member, eventId);
  const body = { factorPercent: 50, isAlwaysAsked: true, reason: 'Beats every closing line' };
  const { value } = await ask('PUT', `/members/${member.memberId}`, body);
  const profile = value as { factorPercent: number; bets: number; notes: { text: string }[] };
  assert.deepEqual([profile.factorPercent, profile.bets], [50, 1]);
  assert.equal(profile.notes[0]?.text, body.reason);
  const bet = await place(member, eventId);
  await until('the question', async () =>
    (await stateOf(member, bet)) === 'asked' ? true : undefined,
  );
  assert.equal((await ask('GET', '/members/nobody')).code, 'not_found');
});

test('a result by hand is seen before it is done, settles the bets, and is changed by a later one', async () => {
  const ask = await trader('zawadi');
  const eventId = addEvent();
  const member = await bettor();
  const bet = await place(member, eventId);
  const result = (won: string) => ({
    kind: 'result',
    eventId,
    market: '1x2:0:',
    outcomes: ['home', 'draw', 'away'].map((outcome) => ({
      outcome,
      result: outcome === won ? 'won' : 'lost',
    })),
  });
  const looked = await ask('POST', '/decisions/look', { decision: result('home') });
  const { touched, needsTwo } = looked.value as {
    needsTwo: boolean;
    touched: { bets: number; paid: string; list: { reference: string }[] };
  };
  assert.deepEqual([needsTwo, touched.bets, touched.list[0]?.reference], [false, 1, bet.reference]);
  const said = { decision: result('home'), reason: 'The feed is silent' };
  const sourceless = await ask('POST', '/decisions', said);
  assert.equal(sourceless.code, 'source_missing');
  const alike = ['League site', 'league site'];
  assert.equal((await ask('POST', '/decisions', { ...said, sources: alike })).code, 'same_source');
  const sources = ['League site', 'Match report'];
  const { value } = await ask('POST', '/decisions', { ...said, sources });
  assert.deepEqual((value as { sources: string[] }).sources, sources);
  await until('the payout', async () =>
    (await stateOf(member, bet)) === 'settled' ? true : undefined,
  );
  const shown = await ask('GET', `/events/${eventId}`);
  const { markets } = shown.value as { markets: { outcomes: { ended: string | null }[] }[] };
  assert.deepEqual(
    markets[0]?.outcomes.map(({ ended }) => ended),
    ['won', 'lost', 'lost'],
  );
  await ask('POST', '/decisions', {
    decision: result('away'),
    reason: 'The sheet says away',
    sources,
  });
  await until('the change', async () => {
    const { value } = await member.ask('GET', `/book/v1/bets/${bet.id}`);
    return (value as Bet).payout === '0.00' ? true : undefined;
  });
  const partly = { ...result('home'), outcomes: [{ outcome: 'home', result: 'won' }] };
  const reason = 'Half a result';
  const refused = await ask('POST', '/decisions', { decision: partly, reason, sources });
  assert.equal(refused.code, 'decision_not_possible');
});

test('a void above the limit takes two, and what was approved is done also after a kill', async () => {
  const asker = await trader('zawadi');
  const other = await trader('rehema');
  const eventId = addEvent();
  const member = await bettor(100_000_000n);
  const bet = await place(member, eventId, '40000.00');
  const decision = { kind: 'void', eventId };
  const result = {
    kind: 'result',
    eventId,
    market: '1x2:0:',
    outcomes: ['home', 'draw', 'away'].map((outcome) => ({
      outcome,
      result: outcome === 'home' ? 'won' : 'lost',
    })),
  };
  const asked = await asker('POST', '/decisions', { decision, reason: 'Wrong odds were offered' });
  const request = asked.value as { id: string; needsTwo: boolean; state: string };
  assert.deepEqual([request.needsTwo, request.state], [true, 'waiting']);
  const own = await asker('POST', `/decisions/${request.id}`, { answer: 'approve' });
  assert.equal(own.code, 'own_request');
  assert.equal(await stateOf(member, bet), 'open');
  await other('POST', `/decisions/${request.id}`, { answer: 'approve' });
  await until('the void', async () =>
    (await stateOf(member, bet)) === 'cancelled' ? true : undefined,
  );
  assert.equal(
    (await other('POST', `/decisions/${request.id}`, { answer: 'approve' })).code,
    'decision_over',
  );

  const second = await asker('POST', '/decisions', {
    decision: result,
    reason: 'Only for the log',
    sources: ['League site', 'Match report'],
  });
  assert.equal((second.value as { needsTwo: boolean }).needsTwo, false, 'a void bet moves nothing');
  await scene.owner.query(`UPDATE book.decisions SET state = 'approved' WHERE id = $1`, [
    request.id,
  ]);
  await carryOutLeft({ ...bets.context, offer, intake, mostAlone: 0n });
  const { rows } = await scene.owner.query('SELECT state FROM book.decisions WHERE id = $1', [
    request.id,
  ]);
  assert.deepEqual(rows, [{ state: 'done' }]);
});

test('a large result is entered again by another person, from another source, and only then holds', async () => {
  const asker = await trader('zawadi');
  const other = await trader('rehema');
  const eventId = addEvent();
  const member = await bettor(100_000_000n);
  const bet = await place(member, eventId, '40000.00');
  const outcomesOf = (won: string) =>
    ['home', 'draw', 'away'].map((outcome) => ({
      outcome,
      result: outcome === won ? 'won' : 'lost',
    }));
  const decision = { kind: 'result', eventId, market: '1x2:0:', outcomes: outcomesOf('home') };
  const asked = await asker('POST', '/decisions', {
    decision,
    reason: 'The feed is silent',
    sources: ['League site'],
  });
  const { id } = asked.value as { id: string };
  const lost = { ...decision, outcomes: outcomesOf('away') };
  const looked = await asker('POST', '/decisions/look', { decision: lost });
  const { needsTwo } = looked.value as { needsTwo: boolean };
  assert.equal(needsTwo, true, 'nobody declares a large stake lost by himself');
  const approve = (body: object) =>
    other('POST', `/decisions/${id}`, { answer: 'approve', ...body });
  assert.equal((await approve({})).code, 'source_missing');
  const outcomes = outcomesOf('home').toReversed();
  assert.equal((await approve({ outcomes, source: 'LEAGUE SITE' })).code, 'same_source');
  const source = 'Match report';
  assert.equal((await approve({ outcomes: outcomesOf('away'), source })).code, 'results_differ');
  assert.equal(await stateOf(member, bet), 'open');
  const done = await approve({ outcomes, source });
  const { sources, state } = done.value as { sources: string[]; state: string };
  assert.deepEqual([sources, state], [['League site', source], 'done']);
  await until('the payout', async () =>
    (await stateOf(member, bet)) === 'settled' ? true : undefined,
  );
});

test('a limit of what is won bounds the stake by the price, and ends as it is taken away', async () => {
  const ask = await trader('zawadi');
  const eventId = addEvent();
  const member = await bettor(100_000_000n);
  const limit = (body: object) => ask('PUT', '/win-limits', { reason: 'A test', ...body });
  const wrong = await limit({ scope: 'market', key: 'no_market', mostWin: '100.00' });
  assert.equal(wrong.code, 'control_not_possible');
  await limit({ scope: 'event', key: eventId, mostWin: '100.00' });
  const { value } = await ask('GET', '/win-limits');
  const [first] = (value as { items: { key: string; about: string; mostWin: string }[] }).items;
  assert.deepEqual(
    [first?.key, first?.about, first?.mostWin],
    [eventId, 'Naivasha Stars – Kilifi Sharks', '100.00'],
  );
  const odds = offer.quote(home(eventId))?.odds ?? 0;
  const over = (100_000n * 100n) / (BigInt(odds) - 1_000n) + 2n;
  const large = await place(member, eventId, `${over}.00`);
  await until('the question', async () =>
    (await stateOf(member, large)) === 'asked' ? true : undefined,
  );
  await limit({ scope: 'event', key: eventId, mostWin: null });
  assert.equal(await stateOf(member, await place(member, eventId, '200.00')), 'open');
});

test('odds of an event as it begins are kept once, and a report tells what the prices had', async () => {
  const ask = await trader('zawadi');
  const eventId = addEvent();
  const member = await bettor();
  await place(member, eventId);
  const event = offer.events.get(eventId);
  assert.ok(event?.fixture);
  event.fixture = { ...event.fixture, startsAt: new Date(Date.now() - 1_000).toISOString() };
  assert.equal(await keepClosingOdds(database, offer, new Set()), 1);
  await keepClosingOdds(database, offer, new Set());
  const { value } = await ask('GET', `/members/${member.memberId}`);
  const { closingLineBasisPoints: closing } = value as { closingLineBasisPoints: number };
  assert.ok(closing < 0, 'the closing odds have no margin');
  const from = new Date(Date.now() - 86_400_000).toISOString();
  const until_ = new Date(Date.now() + 86_400_000).toISOString();
  for (const by of ['sport', 'market', 'competition', 'day']) {
    const report = await ask('GET', `/report?by=${by}&from=${from}&until=${until_}`);
    const { lines } = report.value as { lines: { theoreticalBasisPoints: number }[] };
    assert.ok(lines[0] && lines[0].theoreticalBasisPoints >= 500, by);
  }
  const pools = await ask('GET', `/report/jackpots?from=${from}&until=${until_}`);
  assert.deepEqual(pools.value, { pools: [] });
  const { value: told } = await ask('GET', '/competitions');
  const { items } = told as { items: { id: string; events: number }[] };
  assert.ok(items[0] && items[0].events > 1, 'events of one competition stand together');
  const changed = await ask('PUT', '/settings', {
    name: 'margins',
    value: { football: 700, other: 650 },
    reason: 'A new season',
  });
  assert.equal(changed.status, 200);
  const wrong = { name: 'margins', value: { football: 'much' }, reason: 'A mistake' };
  assert.equal((await ask('PUT', '/settings', wrong)).code, 'setting_not_possible');
  assert.equal((await ask('GET', '/feed')).status, 200);
});

test('nobody gives a virtual match a result, and nothing is approved that cannot be carried out', async () => {
  const asker = await trader('zawadi');
  const other = await trader('rehema');
  const eventId = addEvent();
  const event = offer.events.get(eventId);
  assert.ok(event?.fixture);
  const outcomes = ['home', 'draw', 'away'].map((outcome) => ({ outcome, result: 'lost' }));
  const result = { kind: 'result', eventId, market: '1x2:0:', outcomes };
  event.fixture = { ...event.fixture, country: 'VIR' };
  const sources = ['League site', 'Match report'];
  const chosen = await asker('POST', '/decisions', {
    decision: result,
    reason: 'I would like it',
    sources,
  });
  assert.equal(chosen.code, 'decision_not_possible');

  const gone = addEvent();
  const member = await bettor(100_000_000n);
  await place(member, gone, '40000.00');
  const decision = { kind: 'void', eventId: gone };
  const asked = await asker('POST', '/decisions', { decision, reason: 'Wrong odds were offered' });
  const { id } = asked.value as { id: string };
  offer.events.drop(gone);
  const approved = await other('POST', `/decisions/${id}`, { answer: 'approve' });
  assert.equal(approved.code, 'decision_not_possible');
  const { rows } = await scene.owner.query('SELECT state FROM book.decisions WHERE id = $1', [id]);
  assert.deepEqual(rows, [{ state: 'waiting' }]);
});

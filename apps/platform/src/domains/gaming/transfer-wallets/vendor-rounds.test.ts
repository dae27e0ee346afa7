import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { ImportedRound } from '@bahati/contract/games-provider/transfer-wallet.ts';
import { addProvider, introduceMembers, playerIdOf } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import {
  addFakeVendor,
  type FakeVendor,
  fakeVendor,
  openFakeVendor,
} from './fake-vendor.testing.ts';
import { fetchVendorRounds } from './fetch-vendor-rounds.ts';

let platform: TestPlatform;
let vendor: FakeVendor;
let member: NewMember;
before(async () => {
  vendor = await openFakeVendor();
  platform = await openTestPlatform();
  await addFakeVendor(platform.owner, vendor);
  await addProvider(platform.owner);
});
after(async () => {
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
  await platform.close();
  await vendor.close();
});
beforeEach(async () => {
  vendor.mood.isAway = false;
  member = await openMember();
});

/** A member with a wallet at the vendor. */
async function openMember(): Promise<NewMember> {
  const opened = await registerTestMember(platform);
  await introduceMembers(platform.owner, [opened.id], fakeVendor.id);
  await giveMoney(platform, opened.id, 100_000n);
  const filled = await platform.player('POST /wps/relay/GCS_walletTransfer', {
    token: opened.token,
    body: { idempotencyKey: randomUUID(), vendor: fakeVendor.code, direction: 'in', amount: '500' },
  });
  assert.equal(filled.status, 200, filled.text);
  return opened;
}

const start = Date.parse('2026-11-01T09:00:00.000Z');
const minute = (at: number) => new Date(start + at * 60_000).toISOString();

const round = (at: number, more: Partial<ImportedRound> = {}): ImportedRound => ({
  roundId: `k-${member.id}-${at}`,
  gameCode: 'calabash',
  memberId: playerIdOf(member.id),
  currency: 'KES',
  stake: '20.00',
  payout: `${at}.50`,
  at: minute(at),
  ...more,
});

const fetchRounds = () => fetchVendorRounds(platform.context);

type Told = {
  id: string;
  roundId: string;
  openedAt: string;
  validStake: string | null;
  isTransferWallet: boolean;
};

async function recordOf(query = '', pageSize = 100): Promise<Told[]> {
  const items: Told[] = [];
  let cursor: string | null = null;
  do {
    const place: string = cursor === null ? '' : `&cursor=${cursor}`;
    const answer = await platform.player(
      `GET /wps/gaming/bets?pageSize=${pageSize}${query}${place}`,
      { token: member.token },
    );
    assert.equal(answer.status, 200, answer.text);
    items.push(...answer.value.items);
    cursor = answer.value.nextCursor;
  } while (cursor !== null);
  return items;
}

async function cashOf(): Promise<string> {
  const { value } = await platform.player('GET /wps/v2/wallets/balance', { token: member.token });
  return value.balance;
}

async function transferCount(): Promise<bigint> {
  const { rows } = await platform.owner.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM transfers',
  );
  return rows[0]?.count ?? 0n;
}

test('what counts of a round is as its vendor says, all of it if he does not, never more', async () => {
  vendor.rounds.push(round(1), round(2, { validStake: '7.50' }), round(3, { validStake: '20.01' }));
  await fetchRounds();
  const bets = await recordOf();
  assert.deepEqual(
    bets.map(({ roundId, validStake }) => [roundId, validStake]),
    [
      [`k-${member.id}-2`, '7.50'],
      [`k-${member.id}-1`, '20.00'],
    ],
  );
});

test('rounds a vendor tells stand in the betting record, and no money of ours moves', async () => {
  const transfers = await transferCount();
  vendor.rounds.push(round(1), round(2), round(3));
  await fetchRounds();
  const bets = await recordOf();
  assert.deepEqual(
    bets.map(({ roundId, isTransferWallet }) => [roundId, isTransferWallet]),
    [3, 2, 1].map((at) => [`k-${member.id}-${at}`, true]),
  );
  assert.deepEqual({ ...bets[0], id: 'x' }, {
    id: 'x',
    roundId: `k-${member.id}-3`,
    gameId: 'KIBUYU-calabash',
    gameName: 'Calabash',
    gameType: 'RNG',
    vassalage: 'KIBUYU',
    vendorName: 'Kibuyu',
    icon: '/art/tiles/en/KIBUYU-calabash.svg',
    currency: 'KES',
    stake: '20.00',
    validStake: '20.00',
    payout: '3.50',
    state: 'settled',
    openedAt: minute(3),
    settledAt: minute(3),
    isTransferWallet: true,
    isFreeRound: false,
  } as Told);
  assert.equal(await transferCount(), transfers);
  assert.equal(await cashOf(), '500.00');
});

test('pages that are told again, by two processes at once, are kept once', async () => {
  vendor.rounds.push(...Array.from({ length: 1_200 }, (_, at) => round(at)));
  await Promise.all([fetchRounds(), fetchRounds(), fetchRounds()]);
  await fetchRounds();
  assert.equal((await recordOf()).length, 1_200);
  await platform.owner.query('DELETE FROM vendor_round_places');
  await fetchRounds();
  assert.equal((await recordOf()).length, 1_200);
});

test('rounds told out of order stand in the order they were played in', async () => {
  vendor.rounds.push(round(5), round(2));
  await fetchRounds();
  vendor.rounds.push(round(9), round(1), round(4));
  await fetchRounds();
  const bets = await recordOf('', 2);
  assert.deepEqual(
    bets.map(({ openedAt }) => openedAt),
    [9, 5, 4, 2, 1].map(minute),
  );
});

test('a vendor that is away is asked again, from where it was left', async () => {
  vendor.rounds.push(round(1));
  await fetchRounds();
  vendor.rounds.push(round(2));
  vendor.mood.isAway = true;
  await fetchRounds();
  assert.equal((await recordOf()).length, 1);
  vendor.mood.isAway = false;
  await fetchRounds();
  assert.equal((await recordOf()).length, 2);
});

test('a process that is killed between a page and its place leaves neither, and the next goes on', async () => {
  vendor.rounds.push(round(1), round(2));
  const placeOf = async () =>
    (await platform.owner.query('SELECT place FROM vendor_round_places WHERE vendor_id = 90')).rows;
  const place = await placeOf();
  // The connection dies as the page is written, behind its place and before the commit.
  await platform.owner.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`);
  await platform.owner.query(`CREATE TRIGGER dies AFTER INSERT ON vendor_rounds
    FOR EACH STATEMENT EXECUTE FUNCTION die()`);
  await assert.rejects(fetchRounds());
  await platform.owner.query('DROP TRIGGER dies ON vendor_rounds');
  assert.deepEqual([await recordOf(), await placeOf()], [[], place]);
  await fetchRounds();
  assert.equal((await recordOf()).length, 2);
});

test('a round of nobody, of other money or of a game unknown is left out, and the rest is kept', async () => {
  vendor.rounds.push(
    round(1, { memberId: '999999999' }),
    round(2, { currency: 'TZS' }),
    round(3, { gameCode: 'unheard-of' }),
    round(4),
  );
  await fetchRounds();
  const bets = await recordOf();
  assert.deepEqual(
    bets.map(({ openedAt }) => openedAt),
    [minute(4)],
  );
  const { rows } = await platform.owner.query(
    'SELECT 1 FROM vendor_rounds WHERE external_id = ANY($1)',
    [[1, 2, 3].map((at) => round(at).roundId)],
  );
  assert.deepEqual(rows, []);
});

test('a round that is told anew with other figures stays as it was', async () => {
  vendor.rounds.push(round(1), round(1, { payout: '900.00' }));
  await fetchRounds();
  const [bet] = (await recordOf()) as unknown as { payout: string }[];
  assert.equal(bet?.payout, '1.50');
});

/** Rounds of the own wallet, at these minutes, as gaming leaves them. */
async function playHere(minutes: readonly number[]): Promise<void> {
  for (const at of minutes) {
    await platform.owner.query(
      `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
         bet_count, win_count, state, opened_at, settled_at)
       VALUES (nextval('provider_transactions_id_seq'), 900, $1, $2, 900, 'KES', 0, 0, 1, 0, 3, $3, $3)`,
      [member.id, `here-${at}`, minute(at)],
    );
  }
}

test('bets of both wallets are one list: every page, whatever its size, goes on where the last ended', async () => {
  await playHere([1, 4, 6, 7, 12]);
  // Two of them in the same instant as rounds here.
  vendor.rounds.push(...[2, 3, 4, 8, 9, 12, 5].map((at) => round(at)));
  await fetchRounds();
  const minutes = [12, 12, 9, 8, 7, 6, 5, 4, 4, 3, 2, 1];
  for (const size of [1, 2, 3, 5, 11, 12, 100]) {
    const bets = await recordOf('', size);
    assert.equal(new Set(bets.map(({ id }) => id)).size, minutes.length, `pages of ${size}`);
    assert.deepEqual(
      bets.map(({ openedAt }) => openedAt),
      minutes.map(minute),
      `pages of ${size}`,
    );
  }
});

test('filters of the record hold for both wallets', async () => {
  await playHere([1, 5]);
  vendor.rounds.push(round(2), round(6));
  await fetchRounds();
  const minutes = async (query: string) =>
    (await recordOf(query, 1)).map(({ openedAt }) => (Date.parse(openedAt) - start) / 60_000);
  assert.deepEqual(await minutes('&wallet=main'), [5, 1]);
  assert.deepEqual(await minutes('&wallet=vendor'), [6, 2]);
  assert.deepEqual(await minutes('&vassalage=KIBUYU'), [6, 2]);
  assert.deepEqual(await minutes('&gameType=LIVE'), []);
  assert.deepEqual(await minutes('&state=voided'), [5, 1]);
  assert.deepEqual(await minutes('&state=settled'), [6, 2]);
  assert.deepEqual(await minutes(`&from=${minute(2)}&to=${minute(6)}`), [5, 2]);
});

test('a bet at a vendor is told by its number to its member and nobody else', async () => {
  vendor.rounds.push(round(1));
  await fetchRounds();
  const [bet] = await recordOf();
  const path = `GET /wps/gaming/bets/${bet?.id}`;
  const { status, value } = await platform.player(path, { token: member.token });
  assert.equal(status, 200);
  assert.deepEqual([value.bet, value.transactions, value.detail], [bet, [], null]);
  const other = await platform.player(path, { token: (await openMember()).token });
  assert.deepEqual([other.status, other.code], [404, 'not_found']);
});

test('a place nobody was told is refused', async () => {
  for (const text of ['', 'v', '12v', 'v12', '0', 'v1.0', '1v2.3x']) {
    const cursor = Buffer.from(text).toString('base64url') || 'A';
    const answer = await platform.player(`GET /wps/gaming/bets?cursor=${cursor}`, {
      token: member.token,
    });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_input'], text);
  }
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addProvider, playerIdOf, testProvider } from '@bahati/testing/factories.ts';
import { type Answer, openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import { newToken } from '@bahati/server-kit/secrets/tokens.ts';

const other = { id: 901, code: 'OTHER', key: testProvider.key };

let fixture: Awaited<ReturnType<typeof openGamingFixture>>;
before(async () => {
  fixture = await openGamingFixture();
  await addProvider(fixture.owner, other);
  await fixture.gaming.directory.refresh();
  await fixture.owner.query(
    `INSERT INTO provider_campaigns (provider_id, external_id, currency, cap)
     VALUES (900, 'gift', 'KES', 1000000), (901, 'gift', 'KES', 1000000)`,
  );
});
after(() => fixture.close());

/** A launch of the game of a provider, as the site makes it; answers what opening it told. */
async function open(memberId: bigint, provider: { id: number; code: string; key: string }) {
  const { token, hash } = newToken('l');
  await fixture.owner.query(
    `INSERT INTO game_sessions (launch_token_hash, member_id, login_session_id, member_type,
       game_id, provider_id, currency, launch_expires_at)
     SELECT $1, member_id, id, 0, $3, $3, 'KES', now() + interval '1 minute'
       FROM sessions WHERE member_id = $2`,
    [hash, memberId, provider.id],
  );
  const { value } = await fixture.send('authenticate', { launchToken: token }, provider);
  return value as { memberId: string; sessionToken: string };
}

const tester = { id: 900, code: testProvider.code, key: testProvider.key };

/** Every call that names a member, as that provider asks it. */
async function askAll(memberId: string, sessionToken: string, signer: typeof other) {
  const said = { memberId, roundId: 'r', gameCode: testProvider.gameCode, currency: 'KES' };
  const bodies: Record<string, object> = {
    balance: { memberId, currency: 'KES' },
    bet: { ...said, transactionId: 'b', amount: '1.00', sessionToken },
    win: { ...said, transactionId: 'w', amount: '1.00', roundClosed: true },
    betwin: { ...said, transactionId: 'bw', stake: '1.00', payout: '9.00', sessionToken },
    rollback: { ...said, transactionId: 'rb', betTransactionId: 'b' },
    promo_win: { ...said, transactionId: 'p', campaignId: 'gift', amount: '50.00' },
  };
  const answers: Answer[] = [];
  for (const [call, body] of Object.entries(bodies)) {
    answers.push(await fixture.send(call, body, signer));
  }
  const { balance: _, ...kinds } = bodies;
  const operations = Object.entries(kinds).map(([kind, body]) => ({ kind, ...body }));
  const batch = await fixture.send('batch', { operations }, signer);
  const results = batch.value['results'] as Answer[];
  return [...answers, ...results].map(({ code }) => code);
}

const cashOf = async (memberId: bigint) => {
  const { rows } = await fixture.owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [memberId],
  );
  return rows[0]?.balance;
};

test('a provider is told an opaque key at a launch, always the same and of its own', async () => {
  const member = await fixture.member(10_000n);
  const [first, again] = [await open(member.id, other), await open(member.id, other)];
  assert.match(first.memberId, /^[\w-]{22}$/);
  assert.equal(again.memberId, first.memberId);
  assert.notEqual(first.memberId, (await open(member.id, tester)).memberId);
  const balance = await fixture.send(
    'balance',
    { memberId: first.memberId, currency: 'KES' },
    other,
  );
  assert.equal(balance.value['balance'], '100.00');
});

test('two launches at once agree on one key', async () => {
  const member = await fixture.member(0n);
  const keys = await Promise.all(Array.from({ length: 8 }, () => open(member.id, other)));
  assert.equal(new Set(keys.map(({ memberId }) => memberId)).size, 1);
});

test('whom a provider was never told of is nobody to it: by our id, or by the key of another', async () => {
  const stranger = await fixture.member(10_000n);
  const names = [stranger.id.toString(), playerIdOf(stranger.id), 'anything'];
  for (const name of names) {
    const codes = await askAll(name, stranger.sessionToken, other);
    assert.deepEqual(new Set(codes), new Set(['member_not_found']), name);
    assert.equal(codes.length, 11);
  }
  assert.equal(await cashOf(stranger.id), 10_000n);
});

test('the back office and the ledger go on by our own member', async () => {
  const member = await fixture.member(10_000n);
  const { memberId, sessionToken } = await open(member.id, other);
  const answer = await fixture.send(
    'betwin',
    {
      memberId,
      sessionToken,
      roundId: 'own',
      transactionId: 'own',
      gameCode: testProvider.gameCode,
      currency: 'KES',
      stake: '1.00',
      payout: '3.00',
    },
    other,
  );
  assert.equal(answer.value['balance'], '102.00', JSON.stringify(answer));
  const { rows } = await fixture.owner.query(
    `SELECT member_id AS "memberId" FROM rounds WHERE external_id = 'own'`,
  );
  assert.deepEqual(rows, [{ memberId: member.id }]);
});

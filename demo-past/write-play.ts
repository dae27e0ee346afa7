/** Writes the rounds of a demo's past, as the games server keeps them and as the platform does. */
import { randomUUID } from 'node:crypto';
import type { Client, ClientBase, Pool } from 'pg';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Books, PastGameSession, PastRound } from './books.ts';
import { digitsOf } from './chance.ts';
import type { Market } from './markets.ts';
import type { Pair, Pools, RoundJackpot } from './play.ts';
import { insertRows, takeIds, timeOf } from './rows.ts';

const hashed = (name: string): Buffer => Buffer.from(digitsOf(name, 64), 'hex');

/** What a stored operation says of the pools: "mini+12 grand-500/200". */
export function jackpotText(jackpots: readonly RoundJackpot[] | null): string {
  const added = (jackpots ?? []).filter(({ contribution }) => contribution > 0n);
  const won = (jackpots ?? []).filter((jackpot) => jackpot.won !== null);
  return [
    ...added.map(({ level, contribution }) => `${level}+${contribution}`),
    ...won.map((jackpot) => `${jackpot.level}-${jackpot.won}/${jackpot.seed}`),
  ].join(' ');
}

export async function writePlay(
  client: Client,
  market: Market,
  books: Books,
  pools: Pools,
): Promise<void> {
  await writeGameSessions(client, market, books.sessions);
  await writePairs(client, books.pairs);
  await writeGamesRounds(client, market, books.rounds);
  await writePools(client, market, pools);
  await writeRounds(client, market, books.rounds);
  await rememberGames(client, books.sessions);
}

async function writeGameSessions(
  client: Client,
  { brand, currency, country }: Market,
  sessions: PastGameSession[],
): Promise<void> {
  const first = await takeIds(client, 'games.frame_sessions_id_seq', sessions.length);
  for (const [at, session] of sessions.entries()) session.frameId = first + BigInt(at);
  await insertRows<PastGameSession>(
    client,
    'game_sessions',
    {
      id: ['bigint', ({ id }) => id],
      launch_token_hash: ['bytea', ({ id }) => hashed(`${brand} launch ${id}`)],
      session_token_hash: ['bytea', ({ id }) => hashed(`${brand} session ${id}`)],
      member_id: ['bigint', ({ login }) => login.member.id],
      login_session_id: ['bigint', ({ login }) => login.id],
      member_type: ['smallint', () => 0],
      game_id: ['integer', ({ game }) => game.id],
      provider_id: ['integer', () => 1],
      currency: ['text', () => currency],
      country: ['text', () => country],
      device: ['text', ({ login }) => login.member.person.device],
      ip: ['text', ({ login }) => login.member.person.address],
      created_at: ['timestamptz', ({ at }) => timeOf(at - 2_000)],
      launch_expires_at: ['timestamptz', ({ at }) => timeOf(at + 58_000)],
      opened_at: ['timestamptz', ({ at }) => timeOf(at)],
      ended_at: ['timestamptz', ({ login }) => timeOf(login.until)],
    },
    sessions,
  );
  await insertRows<PastGameSession>(
    client,
    'games.frame_sessions',
    {
      id: ['bigint', ({ frameId }) => frameId],
      token_hash: ['bytea', ({ frameId }) => hashed(`${brand} frame ${frameId}`)],
      platform_token: ['text', ({ id }) => `past-${id}`],
      member_id: ['text', ({ login }) => login.member.key],
      display_name: ['text', ({ login }) => login.member.person.username],
      game_code: ['text', ({ game }) => game.game.code],
      currency: ['text', () => currency],
      language: ['text', ({ login }) => login.member.person.language],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
      expires_at: ['timestamptz', ({ login }) => timeOf(login.until)],
    },
    sessions,
  );
}

async function writePairs(client: Client, pairs: Pair[]): Promise<void> {
  const first = await takeIds(client, 'games.seed_pairs_id_seq', pairs.length);
  for (const [at, pair] of pairs.entries()) pair.id = first + BigInt(at);
  const hashes = await Promise.all(pairs.map(({ serverSeed }) => hashServerSeed(serverSeed)));
  const rows = pairs.map((pair, at) => ({ pair, hash: hashes[at] }));
  await insertRows<(typeof rows)[number]>(
    client,
    'games.seed_pairs',
    {
      id: ['bigint', ({ pair }) => pair.id],
      member_id: ['text', ({ pair }) => pair.memberKey],
      game_code: ['text', ({ pair }) => pair.game.game.code],
      server_seed: ['text', ({ pair }) => pair.serverSeed],
      server_seed_hash: ['text', ({ hash }) => hash],
      client_seed: ['text', ({ pair }) => pair.clientSeed],
      nonce: ['integer', ({ pair }) => pair.nonce],
      created_at: ['timestamptz', ({ pair }) => timeOf(pair.from)],
      // New play begins with seeds that nobody knows.
      revealed_at: ['timestamptz', () => new Date().toISOString()],
    },
    rows,
  );
}

async function writeGamesRounds(
  client: Client,
  { currency }: Market,
  rounds: PastRound[],
): Promise<void> {
  const first = await takeIds(client, 'games.rounds_id_seq', rounds.length);
  for (const [at, round] of rounds.entries()) round.gamesId = first + BigInt(at);
  await insertRows<PastRound>(
    client,
    'games.rounds',
    {
      id: ['bigint', ({ gamesId }) => gamesId],
      external_id: ['text', externalIdOf],
      member_id: ['text', ({ pair }) => pair.memberKey],
      game_code: ['text', ({ pair }) => pair.game.game.code],
      session_id: ['bigint', ({ session }) => session.frameId],
      idempotency_key: ['uuid', () => randomUUID()],
      currency: ['text', () => currency],
      choice: ['text', ({ choice }) => choice],
      stake: ['bigint', ({ stake }) => stake],
      extra_stake: ['bigint', ({ debit, stake }) => debit - stake],
      payout: ['bigint', ({ payout }) => payout],
      valid_stake: ['bigint', ({ validStake }) => validStake],
      seed_pair_id: ['bigint', ({ pair }) => pair.id],
      nonce: ['integer', ({ nonce }) => nonce],
      definition_version: ['integer', ({ pair }) => pair.game.game.version],
      has_jackpots: ['boolean', ({ jackpots }) => jackpots !== null],
      state: ['text', () => 'settled'],
      balance: ['text', ({ balance }) => toDecimal(balance, currency)],
      due_at: ['timestamptz', ({ at }) => timeOf(at)],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
      decided_at: ['timestamptz', ({ at }) => timeOf(at)],
      seen_at: ['timestamptz', ({ at }) => timeOf(at + 2_000)],
    },
    rounds,
  );
  const jackpots = rounds.flatMap(({ gamesId, jackpots: of }) =>
    (of ?? []).map((jackpot) => ({ ...jackpot, gamesId })),
  );
  await insertRows<(typeof jackpots)[number]>(
    client,
    'games.round_jackpots',
    {
      round_id: ['bigint', ({ gamesId }) => gamesId],
      level: ['text', ({ level }) => level],
      parts: ['bigint', ({ parts }) => parts],
      contribution: ['bigint', ({ contribution }) => contribution],
      won: ['bigint', ({ won }) => won],
      seed: ['bigint', ({ seed }) => seed],
    },
    jackpots,
  );
}

const externalIdOf = ({ pair, nonce }: PastRound): string =>
  `r-${digitsOf(`${pair.serverSeed} ${nonce}`, 32)}`;

/** Beside what live play has put into them meanwhile. */
async function writePools(client: Client, { currency }: Market, pools: Pools): Promise<void> {
  for (const [name, { amount, carried }] of pools) {
    const [gameCode, level] = name.split(' ');
    await client.query(
      `INSERT INTO games.jackpot_pools AS pool (game_code, currency, level, amount, carried)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game_code, currency, level) DO UPDATE
       SET amount = pool.amount + excluded.amount, carried = pool.carried + excluded.carried`,
      [gameCode, currency, level, amount, carried],
    );
  }
}

async function writeRounds(
  client: Client,
  { currency }: Market,
  rounds: PastRound[],
): Promise<void> {
  const common = {
    provider_id: ['integer', () => 1],
    member_id: ['bigint', ({ session }: PastRound) => session.login.member.id],
    external_id: ['text', externalIdOf],
    game_id: ['integer', ({ session }: PastRound) => session.game.id],
    currency: ['text', () => currency],
    stake: ['bigint', ({ debit }: PastRound) => debit],
    payout: ['bigint', ({ payout }: PastRound) => payout],
  } as const;
  await insertRows<PastRound>(
    client,
    'provider_transactions',
    {
      id: ['bigint', ({ id }) => id],
      ...common,
      scope_member_id: ['bigint', () => 0],
      kind: ['smallint', () => 3],
      state: ['smallint', () => 1],
      round_id: ['bigint', ({ id }) => id],
      round_external_id: ['text', externalIdOf],
      detail: ['text', ({ jackpots }) => jackpotText(jackpots)],
      valid_stake: ['bigint', ({ validStake }) => validStake],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
    },
    rounds,
  );
  await insertRows<PastRound>(
    client,
    'rounds',
    {
      id: ['bigint', ({ id }) => id],
      ...common,
      bet_count: ['integer', () => 1],
      win_count: ['integer', () => 1],
      state: ['smallint', () => 2],
      valid_stake: ['bigint', ({ validStake, debit }) => validStake ?? debit],
      opened_at: ['timestamptz', ({ at }) => timeOf(at)],
      settled_at: ['timestamptz', ({ at }) => timeOf(at)],
    },
    rounds,
  );
}

/** The games each member opened, with the last time; whoever opened one since keeps that time. */
async function rememberGames(client: Client, sessions: PastGameSession[]): Promise<void> {
  const last = new Map(
    sessions.map((session) => [`${session.login.member.id} ${session.game.id}`, session]),
  );
  const rows = [...last.values()];
  await client.query(
    `INSERT INTO recent_games (member_id, game_id, opened_at)
     SELECT * FROM unnest($1::bigint[], $2::integer[], $3::timestamptz[]) ON CONFLICT DO NOTHING`,
    [
      rows.map(({ login }) => login.member.id),
      rows.map(({ game }) => game.id),
      rows.map(({ at }) => timeOf(at)),
    ],
  );
}

/**
 * Rounds that the games server has counted past already are counted all the same. Its place is held
 * from here to the commit, which follows at once.
 */
export async function countPlayed(client: Client, { rounds }: Books): Promise<void> {
  await client.query('SELECT 1 FROM games.returns_progress FOR UPDATE');
  await client.query(
    `INSERT INTO games.uncounted_rounds (round_id)
     SELECT id FROM unnest($1::bigint[]) AS id
      WHERE id <= (SELECT last_round_id FROM games.returns_progress)`,
    [rounds.map(({ gamesId }) => gamesId)],
  );
}

/** A game that was played before the day of its release is not listed as new. */
export async function markGames(client: ClientBase | Pool): Promise<void> {
  await client.query(
    `UPDATE games SET marked_new = false
       FROM (SELECT game_id, min(opened_at) AS first_at FROM rounds GROUP BY game_id) played
      WHERE played.game_id = games.id AND first_at < released_on AND marked_new IS NULL`,
  );
}

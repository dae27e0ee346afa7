/**
 * Loads one brand's past in a single transaction: it is there as a whole or not at all, whenever
 * the work is ended, and whoever plays meanwhile notices nothing of it.
 */
import { Client } from 'pg';
import { exactTypes } from '@bahati/server-kit/database.ts';
import { emptyBooks } from './books.ts';
import { dayMs, startOfDay } from './calendar.ts';
import { readGames, readTaxes } from './house.ts';
import type { CaseScene, Scene } from './scene.ts';
import { openAccounts, readAccount } from './operator.ts';
import { type Market, markets } from './markets.ts';
import { liveThrough, numberBooks } from './live-through.ts';
import { readMembers } from './read-members.ts';
import { dateKnown, writeMembers } from './write-members.ts';
import { writeAmlCases } from './write-aml.ts';
import { writeCare } from './write-care.ts';
import { writeChats } from './write-chats.ts';
import { writeContracts } from './agency/write-contracts.ts';
import { writeDocuments } from './write-documents.ts';
import { writeFeedback } from './write-feedback.ts';
import { writeMoney } from './write-money.ts';
import { countPlayed, markGames, writePlay } from './write-play.ts';

export type Loaded = { members: number; rounds: number; transfers: number };

/** How long the vendors' lists of games are waited for. */
const gamesPatienceMs = 120_000;

/** The market of the brand that stands in this database. */
export async function readMarket(client: Client): Promise<Market | undefined> {
  const { rows } = await client.query<{ code: string }>('SELECT code FROM brands LIMIT 1');
  return markets.find(({ brand }) => brand === rows[0]?.code);
}

/** Whether a past is waited for here; if so, sealing waits on for it. */
export async function keepAwaited(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `UPDATE demo_history SET awaited_until = now() + interval '10 minutes'
      WHERE state = 'awaited' AND NOT EXISTS (SELECT 1 FROM ledger_blocks) RETURNING 1`,
  );
  return rows.length === 1;
}

/** Undefined: this database has its past already, or has activity of its own and takes none. */
export async function loadPast(url: string): Promise<Loaded | undefined> {
  const client = new Client({
    connectionString: url,
    types: exactTypes,
    application_name: 'bahati past',
  });
  await client.connect();
  try {
    const market = await readMarket(client);
    if (!market || !(await keepAwaited(client))) return undefined;
    await awaitGames(client);
    return await loadInto(client, market);
  } finally {
    await client.end();
  }
}

/** The vendors tell what they offer soon after the servers are up. */
async function awaitGames(client: Client): Promise<void> {
  for (const end = Date.now() + gamesPatienceMs; Date.now() < end; ) {
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM games WHERE is_ready AND NOT is_vendor_group',
    );
    if ((rows[0]?.count ?? 0) > 100) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The vendors have not told their games.');
}

async function loadInto(client: Client, market: Market): Promise<Loaded> {
  const now = Date.now() - 3 * 60_000;
  const today = startOfDay(now);
  const games = await readGames(client);
  const taxes = await readTaxes(client, market);
  const accounts = await openAccounts(client, market, games, taxes);
  const books = emptyBooks();
  const scene: Scene = {
    market,
    books,
    games,
    taxes,
    pools: new Map(),
    pairs: new Map(),
    account: (kind, scope) => readAccount(accounts, kind, scope),
    now,
  };
  books.members = await readMembers(client, market, { today: today + dayMs, now });
  liveThrough(scene);
  numberBooks(books);
  await client.query('BEGIN');
  // As whoever seals takes it: however long this takes, nothing is sealed before it is there.
  await client.query("SELECT pg_advisory_xact_lock(hashtext('seal transfers'))");
  if (!(await isStillAwaited(client))) {
    await client.query('ROLLBACK');
    return { members: 0, rounds: 0, transfers: 0 };
  }
  await writeMembers(client, market, books);
  await writePlay(client, market, books, scene.pools);
  const transfers = await writeMoney(client, market, books, taxes);
  await writeCases({ client, market, books, now, staff: market.staff });
  await dateKnown(client, books);
  await countPlayed(client, books);
  await markGames(client);
  // Whoever of the past stands below an agent was not there when teams were counted.
  await client.query('DELETE FROM team_sizes');
  await client.query('UPDATE team_progress SET sized_at = NULL');
  await client.query(`UPDATE demo_history SET state = 'loaded', loaded_at = now()`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  return { members: books.members.length, rounds: books.rounds.length, transfers };
}

/** What kept the operator's people busy, and what still waits for them. */
async function writeCases(scene: CaseScene): Promise<void> {
  await writeFeedback(scene);
  await writeChats(scene);
  await writeDocuments(scene);
  await writeAmlCases(scene);
  await writeCare(scene);
  await writeContracts(scene);
}

async function isStillAwaited(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM demo_history
      WHERE state = 'awaited' AND NOT EXISTS (SELECT 1 FROM ledger_blocks)`,
  );
  return rows.length === 1;
}

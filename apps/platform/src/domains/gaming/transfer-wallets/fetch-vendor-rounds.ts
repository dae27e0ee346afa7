/**
 * Fetches the rounds members played from wallets that vendors keep, page by page. A page and the
 * place behind it are written in one transaction: killed at any moment, the next run asks for the
 * same page again, and a round that is told twice is kept once.
 */
import type { ImportedRound } from '@bahati/contract/games-provider/transfer-wallet.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import type { Context } from '#platform/context.ts';
import { listTransferVendors, roundsAtVendor, type TransferVendor } from './transfer-vendors.ts';

/** A run lasts about this long; what is left then gets a run of its own. */
const runMs = 20_000;

/** Every vendor's newest rounds; one that is away is asked again the next time. Answers who was. */
export async function fetchVendorRounds(context: Context): Promise<string[]> {
  const away: string[] = [];
  const deadline = performance.now() + runMs;
  for (const vendor of await listTransferVendors(context)) {
    try {
      await fetchOf(context, vendor, deadline);
    } catch (error) {
      if (!(error instanceof OutsideFault) && !(error instanceof OutsideRefusal)) throw error;
      context.log.warn({ err: error, vendor: vendor.code }, 'its rounds were not read');
      away.push(vendor.code);
    }
  }
  return away;
}

async function fetchOf(context: Context, vendor: TransferVendor, deadline: number): Promise<void> {
  const { database } = context;
  const { rows } = await database.query<{ place: string }>(
    'SELECT place FROM vendor_round_places WHERE vendor_id = $1',
    [vendor.id],
  );
  let after = rows[0]?.place ?? null;
  for (;;) {
    const { rounds, next, hasMore } = await roundsAtVendor(vendor, after);
    if (next === null || next === after) {
      if (!hasMore && rounds.length === 0) return;
      throw new OutsideFault(`${vendor.code} tells rounds without a place behind them.`);
    }
    const page = { vendor, rounds, after, next };
    const isOurs = await inTransaction(database, (transaction) => keep(context, transaction, page));
    if (!isOurs || !hasMore) return;
    if (performance.now() > deadline) {
      await queueJob(database, 'gaming.fetch_vendor_rounds', {}, { key: 'next vendor rounds' });
      return;
    }
    after = next;
  }
}

type RoundsPage = {
  vendor: TransferVendor;
  rounds: readonly ImportedRound[];
  after: string | null;
  next: string;
};

/** False where another process was faster: then it goes on, and this one stops. */
async function keep(
  context: Context,
  transaction: Transaction,
  { vendor, rounds, after, next }: RoundsPage,
): Promise<boolean> {
  const moved = await transaction.query(
    `INSERT INTO vendor_round_places AS known (vendor_id, place) VALUES ($1, $2)
     ON CONFLICT (vendor_id) DO UPDATE SET place = excluded.place, read_at = now()
      WHERE known.place = $3`,
    [vendor.id, next, after],
  );
  if (moved.rowCount !== 1) return false;
  const told = [
    vendor.id,
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ gameCode }) => gameCode),
    rounds.map(({ memberId }) => memberId),
    rounds.map(({ currency }) => currency),
    rounds.map(({ stake, currency }) => parseAmount(stake, currency) ?? null),
    rounds.map(({ payout, currency }) => parseAmount(payout, currency) ?? null),
    rounds.map(({ at }) => at),
    rounds.map(toldValid),
    vendor.providerId,
  ];
  const kept = await transaction.query(insertTold, told);
  if (kept.rowCount !== rounds.length) await reportUnkept(context, transaction, vendor, told);
  return true;
}

/** Null: nothing is said, and all counts. Below nothing: unreadable, so that it is not kept. */
function toldValid({ validStake, currency }: ImportedRound): bigint | null {
  return validStake === undefined ? null : (parseAmount(validStake, currency) ?? -1n);
}

const importedRounds = `unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[],
  $7::bigint[], $8::timestamptz[], $9::bigint[]) WITH ORDINALITY
  AS told (external_id, game_code, member_key, currency, stake, payout, played_at, valid_stake,
    place)`;

/** The member by whose key the vendor's provider told a round. */
const isMember = `member.provider_id = $10 AND member.key = told.member_key`;

/** Only what a member with a wallet there played, in its currency, in a game of that vendor. */
const insertTold = `
  INSERT INTO vendor_rounds (vendor_id, external_id, member_id, game_id, currency, stake, payout,
    played_at, valid_stake)
  SELECT $1, told.external_id, member.member_id, g.id, told.currency, told.stake, told.payout,
         told.played_at, told.valid_stake
    FROM ${importedRounds}
    JOIN provider_members member ON ${isMember}
    JOIN transfer_wallets w ON w.member_id = member.member_id AND w.vendor_id = $1
                         AND w.currency = told.currency
    JOIN games g ON g.vendor_id = $1 AND g.game_code = told.game_code
   WHERE told.stake IS NOT NULL AND told.payout IS NOT NULL
     AND (told.valid_stake IS NULL OR told.valid_stake BETWEEN 0 AND told.stake)
   ORDER BY told.place
  ON CONFLICT (vendor_id, external_id) DO NOTHING`;

/** Repetitions are usual. What contradicts what is kept, or is of nobody, is left out and told. */
async function reportUnkept(
  { log }: Context,
  transaction: Transaction,
  { code }: TransferVendor,
  told: readonly unknown[],
): Promise<void> {
  const { rows } = await transaction.query<{ round: string; isKnown: boolean }>(
    `SELECT told.external_id AS round, r.id IS NOT NULL AS "isKnown"
       FROM ${importedRounds}
       LEFT JOIN provider_members member ON ${isMember}
       LEFT JOIN vendor_rounds r ON r.vendor_id = $1 AND r.external_id = told.external_id
      WHERE (r.member_id, r.currency, r.stake, r.payout, r.valid_stake) IS DISTINCT FROM
            (member.member_id, told.currency, told.stake, told.payout, told.valid_stake)`,
    [...told],
  );
  for (const { round, isKnown } of rows) {
    const words = isKnown ? 'a round was told anew with other content' : 'a round that is not kept';
    log.error({ vendor: code, round }, words);
  }
}

/** Staff block a network or lift the block; every process acts on it within five seconds. */
import type { AddressBlock } from '@bahati/contract/back-office/system/address-blocks.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { inTransaction, sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { mostNetworks } from './address-blocks.ts';
import { recordAudit } from './audit.ts';
import { pageOf, readCursor } from './cursor.ts';
import { contains, isTooWide, parseNetwork } from './network.rules.ts';

type Row = Omit<AddressBlock, 'id' | 'createdAt' | 'endsAt'> & {
  rowId: bigint;
  createdAt: Date;
  endsAt: Date | null;
};

const columns = `id AS "rowId", network::text, reason, created_at AS "createdAt",
  ends_at AS "endsAt", coalesce(ends_at <= now(), false) AS "isOver"`;

/** Newest first; one that is over stays until the network is blocked anew or it is lifted. */
export async function listAddressBlocks(
  { database }: Context,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Page<AddressBlock>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM address_blocks WHERE $1::bigint IS NULL OR id < $1
      ORDER BY id DESC LIMIT $2`,
    [readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, addressBlock);
}

function addressBlock({ rowId, createdAt, endsAt, ...row }: Row): AddressBlock {
  return {
    ...row,
    id: rowId.toString(),
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

export type NewBlock = { network: string; reason: string; hours?: number | undefined; ip: string };

/**
 * Refuses `network_invalid`, `network_too_wide`, `own_address`, `already_blocked`,
 * `too_many_blocks`.
 */
export async function addAddressBlock(
  { database }: Context,
  staff: StaffActor,
  { network, reason, hours, ip }: NewBlock,
): Promise<AddressBlock> {
  const parsed = parseNetwork(network);
  if (!parsed) throw new Refusal('network_invalid');
  if (isTooWide(parsed)) throw new Refusal('network_too_wide');
  if (contains(parsed, ip)) throw new Refusal('own_address');
  const written = `${parsed.address}/${parsed.bits}`;
  return inTransaction(database, async (transaction) => {
    await makeRoom(transaction, written);
    const row = await insertBlock(transaction, written, reason, hours);
    const block = addressBlock(row);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'address_block.added',
      subject: `address_block:${block.id}`,
      reason,
      after: { network: block.network, endsAt: block.endsAt },
      ip,
    });
    return block;
  });
}

/** One that is over makes way for a new one; more than are ever read would block nobody. */
async function makeRoom(transaction: Transaction, network: string): Promise<void> {
  await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('address blocks'))`);
  try {
    await transaction.query(
      'DELETE FROM address_blocks WHERE network = $1::cidr AND ends_at <= now()',
      [network],
    );
  } catch (error) {
    // A cidr with bits to the right of its width is no network.
    if (sqlState(error) === '22P02') throw new Refusal('network_invalid');
    throw error;
  }
  const { rows } = await transaction.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM address_blocks WHERE ends_at IS NULL OR ends_at > now()',
  );
  if ((rows[0]?.count ?? 0n) >= BigInt(mostNetworks)) throw new Refusal('too_many_blocks');
}

async function insertBlock(
  transaction: Transaction,
  network: string,
  reason: string,
  hours: number | undefined,
): Promise<Row> {
  const { rows } = await transaction.query<Row>(
    `INSERT INTO address_blocks (network, reason, ends_at)
     VALUES ($1::cidr, $2, now() + make_interval(hours => $3)) ON CONFLICT DO NOTHING
     RETURNING ${columns}`,
    [network, reason, hours ?? null],
  );
  if (!rows[0]) throw new Refusal('already_blocked');
  return rows[0];
}

/** Refuses `not_found`: unknown, or lifted already. */
export async function liftAddressBlock(
  { database }: Context,
  staff: StaffActor,
  { blockId, ip }: { blockId: bigint; ip: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<Row>(
      `DELETE FROM address_blocks WHERE id = $1 RETURNING ${columns}`,
      [blockId],
    );
    if (!rows[0]) throw new Refusal('not_found');
    const { network, reason, endsAt } = addressBlock(rows[0]);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'address_block.lifted',
      subject: `address_block:${blockId}`,
      before: { network, reason, endsAt },
      ip,
    });
  });
}

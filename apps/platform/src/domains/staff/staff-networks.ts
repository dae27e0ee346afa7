/**
 * The networks the back office may be used from. While there is none it may be used from
 * everywhere; whoever changes them is never shut out himself.
 */
import type {
  StaffNetwork,
  StaffNetworkList,
} from '@bahati/contract/back-office/staff/staff-networks.ts';
import {
  type Database,
  inTransaction,
  sqlState,
  type Transaction,
} from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { isTooWide, parseNetwork } from '#domains/system/network.rules.ts';
import { plainAddress } from '#domains/system/plain-address.ts';
import { lockStaff } from './change-staff.ts';

/** Read at every request: more are a matter for a private network. */
const mostNetworks = 100;

/** True in SQL of an address, `$n::inet`, that the back office may be used from. */
export function addressIsAllowed(address: string): string {
  return `(NOT EXISTS (SELECT 1 FROM staff_networks)
    OR EXISTS (SELECT 1 FROM staff_networks WHERE network >>= ${address}))`;
}

/** Refuses `network_not_allowed`. */
export async function assertAddressAllowed(
  database: Database | Transaction,
  ip: string,
): Promise<void> {
  if (!(await isAllowed(database, ip))) throw new Refusal('network_not_allowed');
}

async function isAllowed(database: Database | Transaction, ip: string): Promise<boolean> {
  const { rows } = await database.query<{ isAllowed: boolean }>(
    `SELECT ${addressIsAllowed('$1::inet')} AS "isAllowed"`,
    [plainAddress(ip)],
  );
  return rows[0]?.isAllowed === true;
}

export async function listNetworks(
  database: Database | Transaction,
  ip: string,
): Promise<StaffNetworkList> {
  type Row = Omit<StaffNetwork, 'id' | 'addedAt'> & { id: bigint; addedAt: Date };
  const { rows } = await database.query<Row>(
    `SELECT id, network::text, note, added_by AS "addedBy", added_at AS "addedAt"
       FROM staff_networks ORDER BY id LIMIT $1`,
    [mostNetworks],
  );
  const items = rows.map(({ id, addedAt, ...row }) => ({
    ...row,
    id: id.toString(),
    addedAt: addedAt.toISOString(),
  }));
  return { items, ownAddress: plainAddress(ip) };
}

export type NewNetwork = { network: string; reason: string; ip: string };

/**
 * Refuses `network_invalid`, `network_too_wide`, `network_listed`, `own_address_left_out`,
 * `too_many_networks`.
 */
export async function allowNetwork(
  { database }: Context,
  actor: StaffActor,
  { network, reason, ip }: NewNetwork,
): Promise<StaffNetworkList> {
  const parsed = parseNetwork(network);
  if (!parsed) throw new Refusal('network_invalid');
  if (isTooWide(parsed)) throw new Refusal('network_too_wide');
  return inTransaction(database, async (transaction) => {
    await lockStaff(transaction);
    const { items } = await listNetworks(transaction, ip);
    if (items.length >= mostNetworks) throw new Refusal('too_many_networks');
    const added = await insertNetwork(transaction, `${parsed.address}/${parsed.bits}`, {
      reason,
      actor,
    });
    await assertNotShutOut(transaction, ip);
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'staff_network.allowed',
      subject: `staff_network:${added.id}`,
      reason,
      after: { network: added.network },
      ip,
    });
    return listNetworks(transaction, ip);
  });
}

async function insertNetwork(
  transaction: Transaction,
  network: string,
  { reason, actor }: { reason: string; actor: StaffActor },
): Promise<{ id: bigint; network: string }> {
  try {
    const { rows } = await transaction.query<{ id: bigint; network: string }>(
      `INSERT INTO staff_networks (network, note, added_by) VALUES ($1::cidr, $2, $3)
       ON CONFLICT DO NOTHING RETURNING id, network::text`,
      [network, reason, actor.username],
    );
    if (!rows[0]) throw new Refusal('network_listed');
    return rows[0];
  } catch (error) {
    // A cidr with bits to the right of its width is no network.
    if (sqlState(error) === '22P02') throw new Refusal('network_invalid');
    throw error;
  }
}

/** Refuses `not_found`, `own_address_left_out`. */
export async function removeNetwork(
  { database }: Context,
  actor: StaffActor,
  { networkId, reason, ip }: { networkId: bigint; reason: string; ip: string },
): Promise<StaffNetworkList> {
  return inTransaction(database, async (transaction) => {
    await lockStaff(transaction);
    const { rows } = await transaction.query<{ network: string; note: string }>(
      'DELETE FROM staff_networks WHERE id = $1 RETURNING network::text, note',
      [networkId],
    );
    if (!rows[0]) throw new Refusal('not_found');
    await assertNotShutOut(transaction, ip);
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'staff_network.removed',
      subject: `staff_network:${networkId}`,
      reason,
      before: rows[0],
      ip,
    });
    return listNetworks(transaction, ip);
  });
}

async function assertNotShutOut(transaction: Transaction, ip: string): Promise<void> {
  if (!(await isAllowed(transaction, ip))) throw new Refusal('own_address_left_out');
}

/** Reading and writing bonuses under the lock of their owners' cash. */
import type { Statement } from '@bahati/server-kit/statement-group.ts';
import type { PlayedBonus } from './bonus-play.rules.ts';

export type BonusRow = PlayedBonus & { balance: bigint };

const readText = (where: string) => `
  SELECT b.id, b.owner_id AS "ownerId", b.cash_account_id AS "cashAccountId",
         a.id AS "bonusAccountId",
         a.balance, b.amount, b.required, b.wagered, b.held, b.largest_stake AS "largestStake",
         b.cash_out_cap AS "cashOutCap", b.is_sticky AS "isSticky", b.contributions,
         b.expires_at <= now() AS "isExpired", b.state, b.released, b.removed
    FROM bonuses b
    JOIN accounts a ON a.id = b.bonus_account_id
   WHERE ${where}`;

/** The active bonuses of these owners. */
export function activeBonusStatement(ownerIds: readonly bigint[]): Statement {
  return {
    name: 'wallet-active-bonuses',
    text: readText("b.owner_id = ANY($1::bigint[]) AND b.state = 'active'"),
    values: [[...ownerIds]],
  };
}

/** These bonuses, whatever became of them. */
export function bonusStatement(ids: readonly bigint[]): Statement {
  return {
    name: 'wallet-bonuses',
    text: readText('b.id = ANY($1::bigint[])'),
    values: [[...ids]],
  };
}

/** Writes what play made of bonuses; whoever has no active one any more plays as one without. */
export function bonusStatements(changed: Iterable<PlayedBonus>): Statement[] {
  const rows = [...changed];
  if (rows.length === 0) return [];
  const ended = rows.filter(({ state }) => state !== 'active');
  return [
    {
      name: 'wallet-write-bonuses',
      text: `UPDATE bonuses SET wagered = i.wagered, held = i.held, state = i.state,
                    released = i.released, removed = i.removed,
                    ended_at = CASE WHEN i.state = 'active' THEN NULL ELSE now() END
               FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[],
                      $6::bigint[]) AS i (id, wagered, held, state, released, removed)
              WHERE bonuses.id = i.id AND bonuses.id = ANY($1::bigint[])`,
      values: [
        rows.map(({ id }) => id),
        rows.map(({ wagered }) => wagered),
        rows.map(({ held }) => held),
        rows.map(({ state }) => state),
        rows.map(({ released }) => released),
        rows.map(({ removed }) => removed),
      ],
    },
    ...(ended.length === 0
      ? []
      : [
          {
            name: 'wallet-bonus-over',
            text: `UPDATE accounts SET blocks = blocks & ~32 WHERE id = ANY($1::bigint[])`,
            values: [ended.map(({ cashAccountId }) => cashAccountId)],
          },
        ]),
  ];
}

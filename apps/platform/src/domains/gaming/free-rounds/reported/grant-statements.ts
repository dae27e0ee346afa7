/** What a batch reads and writes of grants. */
import type { Statement } from '@bahati/server-kit/statement-group.ts';
import type { GrantsOfBatch } from './grants-of-batch.ts';

const lock = {
  name: 'gaming-grants',
  text: `SELECT id, public_id AS "publicId", provider_id AS "providerId", member_id AS "memberId",
                game_id AS "gameId", currency, campaign, rounds, cap, begun, played, won
           FROM free_round_grants WHERE public_id = ANY($1::uuid[]) AND state <> 'refused'
          ORDER BY id FOR UPDATE`,
};

const insertRounds = {
  name: 'gaming-insert-free-rounds',
  text: `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake,
           payout, bet_count, win_count, state, valid_stake, grant_id, settled_at)
         SELECT i.id, i.provider, i.member, i.external, i.game, i.currency, 0, i.payout, 0, 1, 2, 0,
                i.grant_id, now()
           FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[],
             $7::bigint[], $8::bigint[])
             AS i (id, provider, member, external, game, currency, payout, grant_id)`,
};

/** The last round ends the grant, also one that was being closed. */
const updateGrant = {
  name: 'gaming-update-grant',
  text: `UPDATE free_round_grants SET played = $2, won = $3,
                state = CASE WHEN ended_at IS NULL AND $2 = rounds THEN 'played' ELSE state END,
                due_at = CASE WHEN $2 = rounds THEN NULL ELSE due_at END,
                ended_at = CASE WHEN ended_at IS NULL AND $2 = rounds THEN now() ELSE ended_at END
          WHERE id = $1`,
};

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a provider names that is no id of ours names no grant. */
export function isGrantId(text: string): boolean {
  return uuidForm.test(text);
}

/** Answers each as a `RoundGrant`. */
export function lockGrants(ids: readonly string[]): Statement {
  return { ...lock, values: [ids] };
}

export function grantStatements({ newRounds, changed }: GrantsOfBatch): Statement[] {
  if (newRounds.length === 0) return [];
  const values = [
    newRounds.map(({ id }) => id),
    newRounds.map(({ providerId }) => providerId),
    newRounds.map(({ memberId }) => memberId),
    newRounds.map(({ externalId }) => externalId),
    newRounds.map(({ gameId }) => gameId),
    newRounds.map(({ currency }) => currency),
    newRounds.map(({ payout }) => payout),
    newRounds.map(({ grantId }) => grantId),
  ];
  const grants = [...changed].map(({ id, played, won }) => ({
    ...updateGrant,
    values: [id, played, won],
  }));
  return [{ ...insertRounds, values }, ...grants];
}

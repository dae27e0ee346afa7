/** The rows of groups by the names providers give them, made as the first slip comes into one. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';

/** A group of slips: its row, and as its provider names it. */
export type SlipGroup = { id: bigint; externalId: string };

/** A group is one of its provider, game and currency. */
export type GroupName = {
  providerId: number;
  gameId: number;
  currency: Currency;
  externalId: string;
};

export type SlipGroups = {
  /** The groups of these names, each there from now on. */
  find: (names: readonly GroupName[]) => Promise<(name: GroupName) => SlipGroup>;
};

const mostKnown = 20_000;

const keyOf = ({ providerId, gameId, currency, externalId }: GroupName) =>
  `${providerId} ${gameId} ${currency} ${externalId}`;

/** A group keeps its row for ever, so those met lately are remembered. */
export function createSlipGroups(database: Database): SlipGroups {
  const known = new Map<string, SlipGroup>();
  return {
    async find(names) {
      const found = new Map<string, SlipGroup>();
      const missing = new Map<string, GroupName>();
      for (const name of names) {
        const group = known.get(keyOf(name));
        if (group) found.set(keyOf(name), group);
        else missing.set(keyOf(name), name);
      }
      for (const { id, ...name } of await makeGroups(database, [...missing.values()])) {
        const [oldest] = known.keys();
        if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
        const group = { id, externalId: name.externalId };
        known.set(keyOf(name), group);
        found.set(keyOf(name), group);
      }
      return (name) => {
        const group = found.get(keyOf(name));
        if (!group) throw new Error(`The group ${keyOf(name)} was not asked for.`);
        return group;
      };
    },
  };
}

async function makeGroups(database: Database, names: readonly GroupName[]) {
  if (names.length === 0) return [];
  const values = [
    names.map(({ providerId }) => providerId),
    names.map(({ gameId }) => gameId),
    names.map(({ currency }) => currency),
    names.map(({ externalId }) => externalId),
  ];
  const named = `unnest($1::int[], $2::int[], $3::text[], $4::text[])
    AS n (provider, game, currency, external)`;
  // In one order, so that two who make the same ones do not wait for each other.
  await database.query(
    `INSERT INTO slip_groups (provider_id, game_id, currency, external_id)
     SELECT * FROM ${named} ORDER BY 1, 2, 3, 4 ON CONFLICT DO NOTHING`,
    values,
  );
  const { rows } = await database.query<GroupName & { id: bigint }>(
    `SELECT g.id, g.provider_id AS "providerId", g.game_id AS "gameId", g.currency,
            g.external_id AS "externalId"
       FROM ${named} JOIN slip_groups g ON g.provider_id = n.provider AND g.game_id = n.game
        AND g.currency = n.currency AND g.external_id = n.external`,
    values,
  );
  return rows;
}

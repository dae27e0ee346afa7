/** What the platform itself gives out for fuzzing: awards, bonuses, free rounds, envelopes. */
import { randomUUID } from 'node:crypto';

import type { Award, BonusTerms } from '@bahati/contract/reward-terms.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, openDatabase } from '@bahati/server-kit/database.ts';
import { offerAward } from '#platform-app/domains/rewards/awards/awards.ts';
import { openDraw } from '#platform-app/domains/rewards/draws/office/open-draw.ts';

const bonusTerms: BonusTerms = {
  wagerTimes: 20,
  wagerBase: 'bonus',
  contributions: [{ gameType: 'RNG', percent: 100 }],
  games: [],
  largestStake: null,
  days: 14,
  cashOutCap: null,
  isSticky: false,
};

const cash: Award = { kind: 'cash', amount: '5.00' };
const bonus: Award = { kind: 'bonus', amount: '10.00', terms: bonusTerms };

type Gift = { award: Award; who: string; count: number; isGiven?: boolean; isHeld?: boolean };

const idOf = async (database: Database, username: string): Promise<bigint> => {
  const { rows } = await database.query<{ id: bigint }>(
    'SELECT member_id AS id FROM credentials WHERE username = $1',
    [username],
  );
  if (!rows[0]) throw new Error(`There is no ${username}.`);
  return rows[0].id;
};

/** Awards of staff from here on are of the fuzz; those of the demo lie below. */
let lastSource = 900_000n;

const give = async (database: Database, gift: Gift): Promise<void> => {
  const memberId = await idOf(database, gift.who);
  for (let count = 0; count < gift.count; count += 1) {
    lastSource += 1n;
    const sourceId = lastSource;
    await inTransaction(database, (transaction) =>
      offerAward(transaction, {
        memberId,
        currency: 'KES',
        source: 'staff',
        sourceId,
        award: gift.award,
        title: { en: 'A gift', sw: 'Zawadi' },
        isAutomatic: gift.isGiven ?? false,
        reasons: gift.isHeld ? [{ code: 'shared_device', figure: '2' }] : [],
      }),
    );
  }
};

/** Of somebody who plays nothing meanwhile. */
const giveFreeRounds = async (database: Database, gameId: string): Promise<void> => {
  const { rows } = await database.query<{ id: number; stake: bigint }>(
    'SELECT id, minimum_stake AS stake FROM games WHERE game_id = $1',
    [gameId],
  );
  const [game] = rows;
  if (!game) throw new Error(`There is no game ${gameId}.`);
  const stake = toDecimal(game.stake, 'KES');
  const award: Award = { kind: 'free_rounds', gameId: game.id, rounds: 5, stake, days: 14 };
  await give(database, { award, who: 'chebet', count: 6, isGiven: true });
};

/** One share of each is the member's. */
const openEnvelopes = async (database: Database): Promise<void> => {
  const split = { sum: '5000', shares: 5, least: '500', step: '100' };
  for (let count = 0; count < 4; count += 1) {
    await inTransaction(database, async (transaction) => {
      const { rows } = await transaction.query<{ id: bigint }>(
        `INSERT INTO draws (public_id, kind, name, currency, budget, committed, opens_at, closes_at,
           condition, split, created_by)
         VALUES ($1, 'envelope', '{"en": "Luck", "sw": "Bahati"}', 'KES', 5000, 5000,
           now() - interval '1 minute', now() + interval '1 day', '{"kind": "all"}', $2, 'fuzz')
         RETURNING id`,
        [randomUUID(), JSON.stringify(split)],
      );
      if (!rows[0]) throw new Error('No envelope was drafted.');
      await openDraw(transaction, rows[0].id, 'rehema');
    });
  }
};

/** Drafts of wheels, to be written on and asked for. */
const draftWheels = async (database: Database): Promise<void> => {
  await database.query(
    `INSERT INTO draws (public_id, kind, name, currency, budget, committed, opens_at, closes_at,
       condition, created_by)
     SELECT gen_random_uuid(), 'wheel', '{"en": "Luck", "sw": "Bahati"}', 'KES', 0, 0,
            now() + interval '1 day', now() + interval '2 days', '{"kind": "all"}', 'fuzz'
       FROM generate_series(1, 4)`,
  );
};

export const addAwards = async (databaseUrl: string, gameId: string): Promise<void> => {
  const database = openDatabase(databaseUrl, {
    role: 'bahati_app',
    applicationName: 'bahati fuzz',
    maxConnections: 1,
    onIdleError: () => undefined,
  });
  try {
    await give(database, { award: cash, who: 'amani', count: 6 });
    await give(database, { award: bonus, who: 'amani', count: 4 });
    await give(database, { award: bonus, who: 'amani', count: 3, isGiven: true });
    await give(database, { award: cash, who: 'amani', count: 8, isHeld: true });
    await giveFreeRounds(database, gameId);
    await openEnvelopes(database);
    await draftWheels(database);
  } finally {
    await database.end();
  }
};

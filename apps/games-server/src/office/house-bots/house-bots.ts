/** Where staff let bots of the house sit, and what came of it. */
import type { GameWithBots, OfficeHouseBots } from '@bahati/contract/rooms-office/house-bots.ts';
import { type Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { noteAct, readNotes } from '#games-server/office/office-log.ts';
import type { Officer } from '#games-server/office/office-session.ts';
import {
  areBotsAllowed,
  type BotSettings,
  gamesWithBots,
  largestLimit,
  readBotSettings,
} from '#games-server/seats/bots/bot-settings.ts';

const subject = 'house bots';
const days = 30;

type Result = { hands: number; rake: bigint; net: bigint };
const none: Result = { hands: 0, rake: 0n, net: 0n };

export async function readHouseBots({ database, config }: Context): Promise<OfficeHouseBots> {
  const currencies = await readCurrencies(database);
  const [results, seated] = [await readResults(database), await countSeated(database)];
  const games: GameWithBots[] = [];
  for (const offer of gamesWithBots) {
    for (const currency of currencies) {
      const { isOn, mostLost } = await readBotSettings(database, config, offer, currency);
      const key = `${offer.code} ${currency}`;
      const { hands, rake, net } = results.get(key) ?? none;
      games.push({
        gameCode: offer.code,
        title: { en: offer.title.en, sw: offer.title.sw },
        currency,
        isOn: isOn && areBotsAllowed(config),
        mostLost: toDecimal(mostLost, currency),
        seated: seated.get(key) ?? 0,
        hands,
        rake: toDecimal(rake, currency),
        net: toDecimal(net, currency),
      });
    }
  }
  const notes = await readNotes(database, subject);
  return { areAllowed: areBotsAllowed(config), games, notes };
}

/** Those of the brand's rooms. */
async function readCurrencies(database: Database): Promise<Currency[]> {
  const { rows } = await database.query<{ currency: Currency }>(
    `SELECT DISTINCT currency FROM games.rooms ORDER BY currency LIMIT 10`,
  );
  return rows.map(({ currency }) => currency);
}

async function readResults(database: Database): Promise<Map<string, Result>> {
  const { rows } = await database.query<Result & { key: string }>(
    `SELECT h.game_code || ' ' || r.currency AS key, count(*)::int AS hands,
            sum(h.rake)::bigint AS rake, sum(h.bots_net)::bigint AS net
       FROM games.hands h JOIN games.rooms r ON r.id = h.room_id
      WHERE h.bots > 0 AND h.voided_at IS NULL AND h.over_at > now() - make_interval(days => $1)
      GROUP BY key`,
    [days],
  );
  return new Map(rows.map(({ key, ...result }) => [key, result]));
}

async function countSeated(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.query<{ key: string; seated: number }>(
    `SELECT game_code || ' ' || currency AS key, count(*)::int AS seated FROM games.seats
      WHERE bot IS NOT NULL AND state = 'in' GROUP BY key`,
  );
  return new Map(rows.map(({ key, seated }) => [key, seated]));
}

type Change = {
  gameCode: string;
  currency: Currency;
  isOn: boolean;
  mostLost: string;
  reason: string;
};

/** Refuses `not_found`, `house_bots_forbidden` and `limits_not_possible`. */
export async function changeHouseBots(
  context: Context,
  officer: Officer,
  change: Change,
): Promise<OfficeHouseBots> {
  const { gameCode, currency, isOn } = change;
  const offer = gamesWithBots.find(({ code }) => code === gameCode);
  if (!offer) throw new Refusal('not_found');
  if (isOn && !areBotsAllowed(context.config)) throw new Refusal('house_bots_forbidden');
  const mostLost = parseAmount(change.mostLost, currency);
  const maximum = largestLimit(offer, currency);
  if (mostLost === undefined || mostLost <= 0n || mostLost > maximum) {
    throw new Refusal('limits_not_possible', { maximum: toDecimal(maximum, currency) });
  }
  await inTransaction(context.database, async (transaction) => {
    const before = await readBotSettings(transaction, context.config, offer, currency);
    await store(transaction, change, { isOn, mostLost });
    const told = (settings: BotSettings) => ({
      isOn: settings.isOn,
      mostLost: toDecimal(settings.mostLost, currency),
    });
    await noteAct(transaction, officer, {
      what: whatChanged(before.isOn, isOn),
      subject,
      reason: change.reason,
      detail: { gameCode, currency, before: told(before), after: told({ isOn, mostLost }) },
    });
  });
  return readHouseBots(context);
}

const whatChanged = (was: boolean, is: boolean) =>
  was === is ? 'house_bots_limit' : is ? 'house_bots_on' : 'house_bots_off';

/** Its rooms are looked at anew: bots that may sit no more leave after their hand. */
async function store(
  transaction: Transaction,
  { gameCode, currency }: Change,
  { isOn, mostLost }: BotSettings,
): Promise<void> {
  await transaction.query(
    `INSERT INTO games.house_bot_settings (game_code, currency, is_on, most_lost)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (game_code, currency)
     DO UPDATE SET is_on = excluded.is_on, most_lost = excluded.most_lost,
                   changed_at = clock_timestamp()`,
    [gameCode, currency, isOn, mostLost],
  );
  await transaction.query(
    `UPDATE games.rooms AS r SET version = version + 1, due_at = clock_timestamp()
       FROM (SELECT id FROM games.rooms
              WHERE game_code = $1 AND currency = $2 AND kind = 'seats' AND invite_code IS NULL
              ORDER BY id FOR UPDATE) AS theirs
      WHERE r.id = theirs.id`,
    [gameCode, currency],
  );
}

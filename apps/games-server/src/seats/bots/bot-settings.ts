/**
 * Where bots of the house may sit. The installation says for each brand whether its licence allows them
 * (HOUSE_BOTS); where it does, staff turn them on by game and currency, with what they may lose.
 */
import { hasHouseBot } from '@bahati/game-rules/seat-games/bots/house-bots.ts';
import { type SeatOffer, seatOffers } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Config } from '#games-server/config.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';

export type BotSettings = {
  isOn: boolean;
  /** Minor units, to one member within 24 hours. */
  mostLost: bigint;
};

export type BotLicence = Pick<Config, 'HOUSE_BOTS'>;

export const areBotsAllowed = ({ HOUSE_BOTS }: BotLicence): boolean => HOUSE_BOTS !== 'forbidden';

/** Tournaments have none. */
export const gamesWithBots: readonly SeatOffer[] = seatOffers.filter(
  ({ game, isSitAndGo, isTournament }) => !isSitAndGo && !isTournament && hasHouseBot(game),
);

/** Unless staff say otherwise: the largest buy-in at the middle one of the game's levels. */
function usualMostLost({ levels }: SeatOffer, currency: Currency): bigint {
  const all = levels(currency);
  return all[all.length >> 1]?.maximum ?? 0n;
}

/** Staff may let them lose the largest buy-in at the dearest table ten times a day. */
export function largestLimit({ levels }: SeatOffer, currency: Currency): bigint {
  return (
    levels(currency).reduce((most, { maximum }) => (maximum > most ? maximum : most), 0n) * 10n
  );
}

/** What staff chose; where they have not chosen, what the installation says. */
export async function readBotSettings(
  database: Pick<Database | Transaction, 'query'>,
  { HOUSE_BOTS }: BotLicence,
  offer: SeatOffer,
  currency: Currency,
): Promise<BotSettings> {
  const { rows } = await database.query<BotSettings>(
    `SELECT is_on AS "isOn", most_lost AS "mostLost" FROM games.house_bot_settings
      WHERE game_code = $1 AND currency = $2`,
    [offer.code, currency],
  );
  return rows[0] ?? { isOn: HOUSE_BOTS === 'on', mostLost: usualMostLost(offer, currency) };
}

/** Null: no bot sits down in this room, as in none that is private or a tournament. */
export async function botsHere(
  database: Pick<Database | Transaction, 'query'>,
  licence: BotLicence,
  room: Pick<StoredRoom, 'kind' | 'inviteCode' | 'currency'>,
  offer: SeatOffer,
): Promise<BotSettings | null> {
  const isTheirs = room.kind === 'seats' && room.inviteCode === null && hasHouseBot(offer.game);
  if (!isTheirs || !areBotsAllowed(licence)) return null;
  const settings = await readBotSettings(database, licence, offer, room.currency);
  return settings.isOn ? settings : null;
}

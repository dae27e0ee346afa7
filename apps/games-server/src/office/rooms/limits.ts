/**
 * What may be staked in a room. A level is its smallest chip, blind or stake, and the rules a hand is
 * played by follow from it: they are fixed. What a member may bring or stake lies within the bounds
 * of the level that is offered.
 */
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { roomsOf } from '#games-server/rooms/open-rooms.ts';
import type { RoomSettings, StoredRoom } from '#games-server/rooms/stored-room.ts';

/** Minor units; null: the level is not offered any more, or the game's own stakes hold in the room. */
export function boundsOf(room: Pick<StoredRoom, 'gameCode' | 'currency' | 'settings' | 'kind'>) {
  if (room.kind === 'pool' || room.kind === 'crash') return null;
  const level = offered(room).find(({ settings }) => settings.unit === room.settings.unit);
  if (!level) return null;
  const { minimum, maximum } = level.settings;
  return { minimum: BigInt(minimum), maximum: BigInt(maximum) };
}

function offered(room: Pick<StoredRoom, 'gameCode' | 'currency'>) {
  try {
    return roomsOf(room);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/**
 * The settings with other limits. Refuses `limits_not_possible`, with the bounds, for what lies
 * outside them, is turned round, or cannot be laid in chips of a live table.
 */
export function withLimits(
  room: Pick<StoredRoom, 'gameCode' | 'currency' | 'settings' | 'kind'>,
  wanted: { minimum: string; maximum: string },
): RoomSettings {
  const { currency, settings } = room;
  const bounds = boundsOf(room);
  if (!bounds) throw new Refusal('limits_not_possible');
  const [minimum, maximum] = [
    parseAmount(wanted.minimum, currency),
    parseAmount(wanted.maximum, currency),
  ];
  const unit = BigInt(settings.unit);
  const isGood =
    minimum !== undefined &&
    maximum !== undefined &&
    minimum >= bounds.minimum &&
    maximum <= bounds.maximum &&
    minimum <= maximum &&
    // Its least is one chip, and what is staked is whole chips.
    (room.kind !== 'table' || (minimum === unit && maximum % unit === 0n));
  if (!isGood) {
    throw new Refusal('limits_not_possible', {
      minimum: toDecimal(bounds.minimum, currency),
      maximum: toDecimal(bounds.maximum, currency),
    });
  }
  return { ...settings, minimum: minimum.toString(), maximum: maximum.toString() };
}

/**
 * The rooms of games, as their vendors tell them: asked again every few seconds at most, by whoever
 * is the first to ask then.
 */
import type { gamingCalls } from '@bahati/contract/player-site/gaming/gaming.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { type OfferedRoom, vendorRoomCalls } from '@bahati/contract/games-provider/rooms.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, parseDecimal } from '@bahati/money/money.ts';
import { keepFresh, type KeptFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
import { callSigned, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { trialType } from '#domains/members/members.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import type { MemberActor } from '#platform/context.ts';

/** A game as the catalogue lists it; `vassalage` is its vendor's code. */
type RoomGame = {
  gameCode: string;
  vassalage: string;
  gameType: GameCategory;
  isUnderMaintenance: boolean;
};

type Answer = CallValue<(typeof gamingCalls)['GET /wps/relay/GLS2_roomList']>;
type Filter = { open?: '1' | undefined; budget?: string | undefined };

const answerMs = 2_000;
/** Only these are played in rooms: nobody is asked about others. */
const categories: ReadonlySet<GameCategory> = new Set(['LIVE', 'PVP', 'FISH', 'COCKFIGHT']);
/** Games times currencies; beyond, the list that was asked for first is forgotten. */
const mostKept = 500;

const nothing: Answer = { rooms: [], isVendorAway: false };

/** None of a game under maintenance, and none for trial members, who may not play there. */
export function roomListsOf(gaming: Gaming) {
  const kept = new Map<string, KeptFresh<Answer>>();
  const listOf = (game: RoomGame, currency: Currency): KeptFresh<Answer> => {
    const key = `${game.vassalage} ${game.gameCode} ${currency}`;
    const known = kept.get(key);
    if (known) return known;
    const read = () => readRooms(gaming, game, currency);
    const list = keepFresh(`rooms of ${game.gameCode}`, nothing, read, gaming.context.log);
    const [first] = kept.keys();
    if (kept.size >= mostKept && first !== undefined) kept.delete(first);
    kept.set(key, list);
    return list;
  };
  /** Refuses `invalid_input` for a budget that is no amount of the currency. */
  return async (
    game: RoomGame,
    { type, currency }: Pick<MemberActor, 'type' | 'currency'>,
    filter: Filter,
  ): Promise<Answer> => {
    const hasRooms = categories.has(game.gameType) && !game.isUnderMaintenance;
    if (!hasRooms || type === trialType) return nothing;
    const { rooms, isVendorAway } = await listOf(game, currency).now();
    const { open, budget } = filter;
    const most = budget === undefined ? undefined : parseAmount(budget, currency);
    if (budget !== undefined && most === undefined) throw new Refusal('invalid_input');
    const wanted = rooms
      .filter((room) => open === undefined || isOpen(room))
      .filter(({ minimum }) => most === undefined || parseDecimal(minimum, currency) <= most);
    return { rooms: wanted, isVendorAway };
  };
}

/** Somebody may still enter it. */
const isOpen = ({ seats, isPaused }: OfferedRoom): boolean =>
  !isPaused && (seats === null || seats.taken < seats.most);

async function readRooms(
  { context, directory }: Gaming,
  { vassalage, gameCode }: RoomGame,
  currency: Currency,
): Promise<Answer> {
  const { rows } = await context.database.query<{ code: string }>(
    `SELECT p.code FROM vendors v JOIN provider_profiles p ON v.id = ANY(p.vendor_ids)
      WHERE v.code = $1`,
    [vassalage],
  );
  const provider = rows[0] && directory.provider(rows[0].code);
  if (!provider) return nothing;
  const { apiUrl: baseUrl, signingKey: key, code: party } = provider;
  try {
    const { rooms } = await callSigned(
      { baseUrl, key, sender: 'platform', timeoutMs: answerMs, party },
      vendorRoomCalls,
      'POST /vendor/v1/rooms/list',
      { body: { gameCode, currency } },
    );
    return { rooms, isVendorAway: false };
  } catch (error) {
    // A vendor without rooms, or a game of it that has none.
    if (error instanceof OutsideRefusal && error.code === 'not_found') return nothing;
    context.log.warn({ err: error, provider: party, gameCode }, 'its rooms were not read');
    return { rooms: [], isVendorAway: true };
  }
}

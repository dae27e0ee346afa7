/** What a hand with a bot moved between the house and the members it was played with. */
import type { SeatResult } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { pairsOfHand } from '#games-server/seats/pairs/hand-pairs.ts';
import type { DealtIn } from '#games-server/seats/stored-seats.ts';

export const botsIn = (players: readonly DealtIn[]): number =>
  players.filter(({ bot }) => bot !== undefined).length;

/** What the bots have after it less what they had before; null: there was none. */
export function botsNet(players: readonly DealtIn[], stacks: SeatResult['stacks']): bigint | null {
  const bots = players.filter(({ bot }) => bot !== undefined);
  if (bots.length === 0) return null;
  return bots.reduce((sum, { seat, stack }) => {
    const after = stacks.find((each) => each.seat === seat)?.stack ?? 0n;
    return sum + after - stack;
  }, 0n);
}

/** The rake is nobody's win: what a member won of a bot is less than it lost by his part of it. */
export async function noteBotHand(
  transaction: Transaction,
  handId: bigint,
  players: readonly DealtIn[],
  stacks: SeatResult['stacks'],
): Promise<void> {
  if (botsIn(players) === 0) return;
  const isBot = (seatId: string) =>
    players.some((player) => player.seatId === seatId && player.bot !== undefined);
  const named = players.map(({ seat, seatId, stack }) => ({ seat, stack, memberId: seatId }));
  const won = new Map<string, bigint>();
  for (const { one, other, net } of pairsOfHand(named, stacks, null)) {
    if (isBot(one) === isBot(other)) continue;
    const [seatId, gain] = isBot(one) ? [other, -net] : [one, net];
    won.set(seatId, (won.get(seatId) ?? 0n) + gain);
  }
  const rows = [...won].map(([seatId, gain]) => ({ seatId, won: gain.toString() }));
  await transaction.query(
    `INSERT INTO games.house_bot_hands (hand_id, member_id, game_code, currency, won)
     SELECT $1, s.member_id, s.game_code, s.currency, w.won
       FROM jsonb_to_recordset($2::jsonb) AS w ("seatId" bigint, won bigint)
       JOIN games.seats s ON s.id = w."seatId"`,
    [handId, JSON.stringify(rows)],
  );
}

/** What the bots of a game lost to a member within 24 hours; less than nothing: they won of him. */
export async function lostToMember(
  transaction: Pick<Transaction, 'query'>,
  { memberId, gameCode, currency }: { memberId: string; gameCode: string; currency: string },
): Promise<bigint> {
  const { rows } = await transaction.query<{ lost: bigint }>(
    `SELECT coalesce(sum(b.won), 0)::bigint AS lost
       FROM games.house_bot_hands b JOIN games.hands h ON h.id = b.hand_id
      WHERE b.member_id = $1 AND b.game_code = $2 AND b.currency = $3
        AND b.at > clock_timestamp() - interval '1 day' AND h.voided_at IS NULL`,
    [memberId, gameCode, currency],
  );
  return rows[0]?.lost ?? 0n;
}

/**
 * A member's decision at his seat. One that costs nothing is done at once. For another its stake is
 * written first, with one for each behind who follows; the wallet is asked for all of them, and the
 * decision stands if its own was taken.
 */
import { randomUUID } from 'node:crypto';
import type { PlayAct } from '@bahati/contract/games-frame/tables.ts';
import { openingOf } from '@bahati/game-rules/chips/cloth.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import {
  lockRoom,
  noteTurn,
  type StoredRoom,
  type Turned,
} from '#games-server/rooms/stored-room.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { changeRound } from '#games-server/tables/deal-round.ts';
import { mostStakesOfEntry } from '#games-server/tables/stakes/commit-stake.ts';
import type { StakeDesk } from '#games-server/tables/stakes/stake-desk.ts';
import { readStakes, type StoredStake } from '#games-server/tables/stakes/stored-stake.ts';
import { readNewestTableRound } from '#games-server/tables/stored-table.ts';
import { readSeatBets, type SeatBet } from './seat-bets.ts';
import { actionsOf, type PlayingRound, seatedRound } from './stored-play.ts';
import { goOnPlaying, playOn, withAct } from './turn-play.ts';

type Word = {
  session: FrameSession;
  room: StoredRoom;
  key: string;
  said: PlayAct;
};

/** Longer than one call on the wallet, so that nobody else asks while we do. */
const leaseSeconds = 5;
/** The wallet has so long to answer; the table waits for nobody behind any longer. */
const askingMs = 2_000;

/** Refuses with the codes of the contract, and `retry` while the wallet is silent. */
export async function decide(
  context: Context,
  desk: StakeDesk,
  word: Word,
): Promise<{ step: number }> {
  const begun = await inTransaction(context.database, (transaction) =>
    begin(transaction, word, context.config.TABLE_PACE),
  );
  const done = { step: word.said.step };
  if (!begun) return done;
  await desk.ask(begun.stakes);
  await inTransaction(context.database, async (transaction) => {
    const room = await lockRoom(transaction, word.room.id);
    const turned = room && (await endAsked(transaction, room, context.config.TABLE_PACE));
    if (turned) await noteTurn(transaction, room, turned);
  });
  await desk.answerOf(begun.own);
  return done;
}

/** Undefined: the table has gone on already. */
async function endAsked(
  transaction: Transaction,
  room: StoredRoom,
  pace: number,
): Promise<Turned | undefined> {
  const table = liveTableOf(room.gameCode);
  const round = await readNewestTableRound(transaction, room.id);
  if (!table || round?.state !== 'playing' || !round.play?.pending) return undefined;
  return goOnPlaying(transaction, table, round, pace);
}

type Asked = { own: bigint; stakes: readonly StoredStake[] };

/** Null: it is done. Else what is to be asked of the wallet for it; nothing, if it was said before. */
async function begin(
  transaction: Transaction,
  { session, room: { id }, key, said }: Word,
  pace: number,
): Promise<Asked | null> {
  const room = await lockRoom(transaction, id);
  const table = room && liveTableOf(room.gameCode);
  if (!room || !table?.seats || session.currency !== room.currency) throw new Refusal('not_found');
  const [known] = await readStakes(
    transaction,
    'WHERE s.member_id = $1 AND s.idempotency_key = $2',
    [session.memberId, key],
  );
  if (known) return { own: known.id, stakes: [] };
  const round = await readNewestTableRound(transaction, id);
  const seated = round && seatedRound(table, round);
  if (!seated || round.id !== BigInt(said.roundId)) throw new Refusal('act_out_of_order');
  const { play, now } = seated;
  if (play.keys.includes(key)) return null;
  if (round.state !== 'playing' || !now.turn || play.pending || said.step !== play.acts.length) {
    throw new Refusal('act_out_of_order');
  }
  const { seat } = now.turn;
  const player = play.players.find((each) => each.seat === seat);
  if (player?.memberId !== session.memberId) throw new Refusal('not_your_turn');
  if (!actionsOf(now, play).includes(said.act)) throw new Refusal('not_allowed');
  const raise = now.raiseOf(said.act);
  if (raise === null) {
    const next = { ...round, play: withAct(play, said.act, key) };
    await noteTurn(transaction, room, await playOn(transaction, table, next, pace));
    return null;
  }
  if (!session.canBet) throw new Refusal('bets_blocked');
  const bets = (await readSeatBets(transaction, table, round.id))
    .filter((bet) => bet.seat === seat && bet.kind !== 'b')
    .map((bet) => ({ ...bet, cost: now.costOf(said.act, bet) }))
    .filter(({ cost }) => cost > 0);
  const asked = await writeRaises(transaction, table, room, { bets, raise, key });
  const pending = {
    act: said.act,
    key,
    ownStake: asked.own.toString(),
    stakes: asked.stakes.map((stake) => stake.id.toString()),
    until: new Date(round.now.getTime() + askingMs).toISOString(),
  };
  const playing: PlayingRound = { ...round, play: { ...play, pending } };
  await changeRound(transaction, playing, 'play = $2', [JSON.stringify(playing.play)]);
  await noteTurn(transaction, room, { hasChanged: true, dueMs: askingMs });
  return asked;
}

type Raises = { bets: readonly (SeatBet & { cost: number })[]; raise: number; key: string };

/** The seat's own must be written; who behind has come to his bound simply does not follow. */
async function writeRaises(
  transaction: Transaction,
  { seats, cloth }: LiveTable,
  room: StoredRoom,
  { bets, raise, key }: Raises,
): Promise<Asked> {
  const rows = bets.map(({ entryId, kind, seat, cost }) => ({
    entry_id: entryId.toString(),
    is_own: kind === 's',
    key: kind === 's' ? key : randomUUID(),
    opening: openingOf(cloth, [
      { place: seats?.placeOf({ kind, seat, raise }) ?? '', chips: cost },
    ]),
    amount: (BigInt(cost) * BigInt(room.settings.unit)).toString(),
  }));
  await transaction.query(
    'SELECT 1 FROM games.table_entries WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE',
    [rows.map((row) => row.entry_id)],
  );
  const { rows: written } = await transaction.query<{ id: bigint; isOwn: boolean }>(
    `INSERT INTO games.table_stakes
       (entry_id, room_id, number, member_id, idempotency_key, opening, amount, due_at)
     SELECT e.id, e.room_id, n.number, e.member_id, r.key, r.opening, r.amount,
            clock_timestamp() + make_interval(secs => $2)
       FROM jsonb_to_recordset($1::jsonb)
              AS r (entry_id bigint, is_own boolean, key uuid, opening text, amount bigint)
       JOIN games.table_entries e ON e.id = r.entry_id
      CROSS JOIN LATERAL (SELECT max(number) + 1 AS number FROM games.table_stakes
                           WHERE entry_id = e.id) n
      WHERE n.number <= $3
     RETURNING id, idempotency_key = $4 AS "isOwn"`,
    [JSON.stringify(rows), leaseSeconds, mostStakesOfEntry, key],
  );
  const own = written.find(({ isOwn }) => isOwn);
  if (!own) throw new Refusal('not_allowed');
  const stakes = await readStakes(transaction, 'WHERE s.id = ANY($1) ORDER BY s.id', [
    written.map((row) => row.id),
  ]);
  return { own: own.id, stakes };
}

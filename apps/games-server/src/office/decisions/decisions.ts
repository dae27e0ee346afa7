/** What two people decide together at the rooms: voids of rounds, hands and tournaments. */
import type {
  RoomsDecision,
  RoomsRequest,
  RoomsTouched,
} from '@bahati/contract/rooms-office/decisions.ts';
import type { OfficeAnswer } from '@bahati/contract/program-office.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  type DecidedBy,
  type Decisions,
  decisionsOf,
} from '@bahati/server-kit/program-office/two-people.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { noteAct } from '#games-server/office/office-log.ts';
import type { Officer } from '#games-server/office/office-session.ts';
import { titleOf } from '#games-server/office/rooms/room-lines.ts';
import type { Rooms } from '#games-server/rooms/live/connection.ts';
import { lockRoom, readRoom, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { callOff } from '#games-server/sit-and-go/call-off.ts';
import { callOffTournament } from '#games-server/tournaments/call-off-tournament.ts';
import { readVoidable, voidHand } from '#games-server/seats/void-hand.ts';
import { assertVoidable, voidTableRound } from '#games-server/tables/voids/void-round.ts';
import { assertNotEnded, lookAtDecision } from './look-at-decision.ts';

/** Refuses as the contract says. */
export async function look(
  context: Context,
  decision: RoomsDecision,
): Promise<{ about: string; touched: RoomsTouched }> {
  const { gameCode, number } = await subjectOf(context.database, decision);
  return {
    about: `${titleOf(gameCode).en} ${number}`,
    touched: await lookAtDecision(context.database, decision),
  };
}

type Subject = { roomId: bigint; gameCode: string; number: number };

async function subjectOf(
  database: Pick<Transaction, 'query'>,
  decision: RoomsDecision,
): Promise<Subject> {
  if (decision.kind === 'void_round') return assertVoidable(database, BigInt(decision.roundId));
  if (decision.kind === 'void_hand') return readVoidable(database, BigInt(decision.handId));
  const room = await readRoom(database, BigInt(decision.roomId));
  if (!room) throw new Refusal('not_found');
  await assertNotEnded(database, decision, room);
  return { roomId: room.id, gameCode: room.gameCode, number: Number(room.id) };
}

export function roomsDecisions(context: Context): Decisions<RoomsDecision> {
  return decisionsOf<RoomsDecision>(context.database, {
    table: 'games.decisions',
    about: async (decision) => (await look(context, decision)).about,
    apply: carryOut,
  });
}

/** In the transaction of the approval, under the lock of the room. */
async function carryOut(
  transaction: Transaction,
  decision: RoomsDecision,
  by: DecidedBy,
): Promise<void> {
  const { roomId } = await subjectOf(transaction, decision);
  const room = await lockRoom(transaction, roomId);
  if (!room) throw new Refusal('not_found');
  await voidOne(transaction, room, decision, by);
  await transaction.query(
    'UPDATE games.rooms SET version = version + 1, due_at = clock_timestamp() WHERE id = $1',
    [roomId],
  );
}

async function voidOne(
  transaction: Transaction,
  room: StoredRoom,
  decision: RoomsDecision,
  by: DecidedBy,
): Promise<void> {
  // Of the room as well, where somebody looks for what happened there.
  const subjects = new Set([subjectName(decision), `room ${room.id}`]);
  if (decision.kind === 'void_round') {
    await voidTableRound(transaction, BigInt(decision.roundId), by);
  } else if (decision.kind === 'void_hand') {
    await voidHand(transaction, room, BigInt(decision.handId));
  } else if (decision.kind === 'void_tournament') {
    await callOffTournament(transaction, room, 'voided');
  } else await callOff(transaction, room, 'voided');
  for (const about of subjects) {
    await noteAct(
      transaction,
      { staffId: by.approvedId, name: by.name },
      { what: decision.kind, subject: about, reason: by.reason, detail: decision },
    );
  }
}

function subjectName(decision: RoomsDecision): string {
  if (decision.kind === 'void_round') return `round ${decision.roundId}`;
  return decision.kind === 'void_hand' ? `hand ${decision.handId}` : `room ${decision.roomId}`;
}

/** Refuses as `Decisions` does. Players hear of what became of the room at once. */
export async function answerDecision(
  context: Context,
  { look: lookAtRoom }: Pick<Rooms, 'look'>,
  officer: Officer,
  id: string,
  answer: OfficeAnswer,
): Promise<RoomsRequest> {
  const answered = await roomsDecisions(context).answer(officer, id, answer);
  if (answer === 'approve') lookAtRoom(await roomOf(context, answered.decision));
  return answered;
}

async function roomOf({ database }: Context, decision: RoomsDecision): Promise<bigint> {
  if ('roomId' in decision) return BigInt(decision.roomId);
  const isRound = decision.kind === 'void_round';
  const { rows } = await database.query<{ roomId: bigint }>(
    `SELECT room_id AS "roomId" FROM games.table_rounds WHERE $1 AND id = $2
      UNION ALL
     SELECT room_id FROM games.hands WHERE NOT $1 AND id = $2`,
    [isRound, isRound ? decision.roundId : decision.handId],
  );
  if (!rows[0]) throw new Error('What was decided about is gone.');
  return rows[0].roomId;
}

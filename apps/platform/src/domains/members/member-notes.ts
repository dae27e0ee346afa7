/** Notes staff write about a member: each once, never changed, only withdrawn. */
import type { MemberNote } from '@bahati/contract/back-office/members/notes.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';

/** More would push the card itself out of sight. */
const mostPinned = 5;

type NoteRow = Omit<MemberNote, 'id' | 'writtenAt' | 'withdrawnAt'> & {
  rowId: bigint;
  memberId: bigint;
  writtenAt: Date;
  withdrawnAt: Date | null;
};

const selectNotes = `
  SELECT id AS "rowId", member_id AS "memberId", text, is_pinned AS "isPinned",
         written_by AS "writtenBy", written_at AS "writtenAt", withdrawn_by AS "withdrawnBy",
         withdrawn_at AS "withdrawnAt"
    FROM member_notes`;

function noteValue(row: NoteRow): MemberNote {
  const { rowId, memberId: _, writtenAt, withdrawnAt, ...same } = row;
  return {
    ...same,
    id: rowId.toString(),
    writtenAt: writtenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

export async function listNotes(
  database: Database,
  memberId: bigint,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<MemberNote>> {
  const { rows } = await database.query<NoteRow>(
    `${selectNotes} WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, noteValue);
}

export async function readPinned(
  database: Database | Transaction,
  memberId: bigint,
): Promise<MemberNote[]> {
  const { rows } = await database.query<NoteRow>(
    `${selectNotes} WHERE member_id = $1 AND is_pinned ORDER BY id DESC LIMIT $2`,
    [memberId, mostPinned],
  );
  return rows.map(noteValue);
}

type NewNote = { memberId: bigint; clientId: string; text: string; ip: string };

/** The same clientId writes once. Refuses `not_found`, `request_conflict`. */
export async function writeNote(
  { database }: Context,
  staff: StaffActor,
  { memberId, clientId, text, ip }: NewNote,
): Promise<MemberNote> {
  return inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    const { rows } = await transaction.query<NoteRow>(
      `${selectNotes} WHERE member_id = $1 AND client_id = $2`,
      [memberId, clientId],
    );
    const [known] = rows;
    if (known) {
      if (known.text === text && known.writtenBy === staff.username) return noteValue(known);
      throw new Refusal('request_conflict');
    }
    const made = await transaction.query<{ id: bigint }>(
      `INSERT INTO member_notes (member_id, client_id, text, written_by)
       VALUES ($1, $2, $3, $4) RETURNING id`,
      [memberId, clientId, text, staff.username],
    );
    const note = await findNote(transaction, made.rows[0]?.id ?? 0n);
    await recordNote(transaction, staff, { note, action: 'note_written', ip });
    return noteValue(note);
  });
}

/** Refuses `not_found`, `note_withdrawn`, `too_many_pinned`. */
export async function pinNote(
  { database }: Context,
  staff: StaffActor,
  { noteId, isPinned, ip }: { noteId: bigint; isPinned: boolean; ip: string },
): Promise<MemberNote> {
  return inTransaction(database, async (transaction) => {
    const before = await lockLiveNote(transaction, noteId);
    if (before.isPinned === isPinned) return noteValue(before);
    const pinned = await readPinned(transaction, before.memberId);
    if (isPinned && pinned.length >= mostPinned) throw new Refusal('too_many_pinned');
    await transaction.query('UPDATE member_notes SET is_pinned = $2 WHERE id = $1', [
      noteId,
      isPinned,
    ]);
    const note = await findNote(transaction, noteId);
    const action = isPinned ? 'note_pinned' : 'note_unpinned';
    await recordNote(transaction, staff, { note, action, ip });
    return noteValue(note);
  });
}

/** Refuses `not_found`, `note_withdrawn`. */
export async function withdrawNote(
  { database }: Context,
  staff: StaffActor,
  { noteId, reason, ip }: { noteId: bigint; reason: string; ip: string },
): Promise<MemberNote> {
  return inTransaction(database, async (transaction) => {
    await lockLiveNote(transaction, noteId);
    await transaction.query(
      `UPDATE member_notes SET is_pinned = false, withdrawn_by = $2, withdrawn_at = now()
        WHERE id = $1`,
      [noteId, staff.username],
    );
    const note = await findNote(transaction, noteId);
    await recordNote(transaction, staff, { note, action: 'note_withdrawn', reason, ip });
    return noteValue(note);
  });
}

/** One after the other for a member, so that counts of his hold. Refuses `not_found`. */
export async function lockMember(transaction: Transaction, memberId: bigint): Promise<void> {
  const { rows } = await transaction.query('SELECT 1 FROM members WHERE id = $1 FOR UPDATE', [
    memberId,
  ]);
  if (rows.length === 0) throw new Refusal('not_found');
}

async function findNote(transaction: Transaction, noteId: bigint): Promise<NoteRow> {
  const { rows } = await transaction.query<NoteRow>(`${selectNotes} WHERE id = $1`, [noteId]);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return row;
}

async function lockLiveNote(transaction: Transaction, noteId: bigint): Promise<NoteRow> {
  const { memberId } = await findNote(transaction, noteId);
  await lockMember(transaction, memberId);
  const note = await findNote(transaction, noteId);
  if (note.withdrawnAt) throw new Refusal('note_withdrawn');
  return note;
}

type Noted = { note: NoteRow; action: string; reason?: string; ip: string };

/** The words stand in the note itself; the log names it. */
async function recordNote(
  transaction: Transaction,
  staff: StaffActor,
  { note, action, reason, ip }: Noted,
): Promise<void> {
  await recordAudit(transaction, {
    actor: staff.username,
    action: `member.${action}`,
    subject: `member:${note.memberId}`,
    reason,
    after: { note: note.rowId.toString() },
    ip,
  });
}

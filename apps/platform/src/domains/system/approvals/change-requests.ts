/**
 * Changes that take two people: one asks with a reason, another who saw the same lets it stand.
 * The change itself is its domain's: a kind says how things stand now and how the change is made.
 * One wish about the same thing waits at a time; a newer one takes its place, and words begin anew.
 */
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { z } from 'zod';
import type { Context, StaffActor } from '#platform/context.ts';
import { approve, type Seen } from './given-approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';

export type ChangeKind<Wanted extends object = object> = {
  /** As the audit log and the lists name it: `round_void`. At most 40 signs. */
  kind: string;
  /** The right that deciding needs beside `approvals.decide`. */
  permission: Permission;
  wanted: z.ZodType<Wanted>;
  /**
   * How what would change stands now; locks what it reads where it is decided on. Once that
   * differs, words given before count no longer. Refuses when there is nothing to change any more.
   */
  look(
    context: Context,
    transaction: Transaction,
    asked: Asked<Wanted>,
    lock: LookLock,
  ): Promise<Seen>;
  /** Makes the change, in the transaction of the second word. Answers what to tell afterwards. */
  apply(
    context: Context,
    transaction: Transaction,
    asked: Asked<Wanted> & { id: string; staff: StaffActor; ip: string },
  ): Promise<(() => void) | void>;
  /**
   * How a personal state looks in the log, which is never erased, and to who may not decide on it.
   */
  masked?(state: Seen): Seen;
  /** Whether it concerns this member of staff, who then may not decide on it. */
  concerns?(asked: Asked<Wanted>, staff: StaffActor): boolean;
};

/** How a look holds what it reads; empty: not at all, for showing it. */
export type LookLock = '' | 'FOR UPDATE';

type Asked<Wanted> = {
  /** Domain and id: `round:9001`. At most 80 signs. */
  subject: string;
  wanted: Wanted;
  reason: string;
  requestedBy: string;
};

type Wish<Wanted> = { subject: string; wanted: Wanted; reason: string; ip: string };

const peopleNeeded = 2;

/** What the words of staff are matched by; see approvals.ts. */
export function changeSubject(kind: string, id: string): string {
  return `${kind}:${id}`;
}

/**
 * Changes of the same thing happen one at a time. Comes before every other lock of a change, so
 * that two of them never wait for each other.
 */
export async function lockChanges(
  transaction: Transaction,
  kind: string,
  subject: string,
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`${kind} ${subject}`]);
}

/** Writes the wish down with the first word; answers its id. Refuses as the kind's `look`. */
export async function askChange<Wanted extends object>(
  context: Context,
  transaction: Transaction,
  staff: StaffActor,
  kind: ChangeKind<Wanted>,
  { subject, wanted, reason, ip }: Wish<Wanted>,
): Promise<string> {
  await lockChanges(transaction, kind.kind, subject);
  await replaceWaiting(context, transaction, staff, kind.kind, subject);
  const asked = { subject, wanted, reason, requestedBy: staff.username };
  const before = await kind.look(context, transaction, asked, 'FOR UPDATE');
  const { rows } = await transaction.query<{ id: string }>(
    `INSERT INTO change_requests (brand, kind, subject, wanted, reason, requested_by)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING public_id AS id`,
    [context.config.BRAND, kind.kind, subject, JSON.stringify(wanted), reason, staff.username],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The wish was not written.');
  await approve(transaction, changeSubject(kind.kind, id), staff, { before });
  const noted = { kind, subject, reason, before, after: wanted };
  await note(transaction, 'change_asked', staff, ip, noted);
  return id;
}

/** Ends what waits about this, for a newer wish or a change that needs no second person. */
export async function replaceWaiting(
  { config }: Context,
  transaction: Transaction,
  staff: StaffActor,
  kind: string,
  subject: string,
): Promise<void> {
  await transaction.query(
    `UPDATE change_requests SET state = 'replaced', decided_by = $4, decided_at = now()
      WHERE brand = $1 AND kind = $2 AND subject = $3 AND state = 'requested'`,
    [config.BRAND, kind, subject, staff.username],
  );
}

type Decision = { id: string; ip: string };

/**
 * Adds this person's word; with the second one the change is made. Answers what to tell once the
 * transaction stands. Refuses `not_found`, `already_decided`, `forbidden` without the right of the
 * kind, `second_person_needed` to who asked or has given his word, `own_matter`, and as the kind.
 */
export async function approveChange(
  context: Context,
  transaction: Transaction,
  staff: StaffActor,
  kinds: readonly ChangeKind[],
  { id, ip }: Decision,
): Promise<(() => void) | void> {
  const { kind, row } = await lockUndecided(context, transaction, staff, kinds, id);
  if (row.requestedBy === staff.username) throw new Refusal('second_person_needed');
  const asked = askedOf(kind, row);
  if (kind.concerns?.(asked, staff)) throw new Refusal('own_matter');
  const before = await kind.look(context, transaction, asked, 'FOR UPDATE');
  const given = await approve(transaction, changeSubject(kind.kind, id), staff, { before });
  // It looks different since it was asked for: this word is the first for what stands now.
  const isEnough = given >= peopleNeeded;
  const noted = { kind, ...asked, before, after: asked.wanted };
  await note(transaction, isEnough ? 'changed' : 'change_first_approved', staff, ip, noted);
  if (!isEnough) return undefined;
  await end(transaction, id, 'applied', staff, null);
  return kind.apply(context, transaction, { ...asked, id, staff, ip });
}

/** Refuses `not_found`, `already_decided`, `forbidden`. Who asked may take it back so. */
export async function rejectChange(
  context: Context,
  transaction: Transaction,
  staff: StaffActor,
  kinds: readonly ChangeKind[],
  { id, ip, reason }: Decision & { reason: string | null },
): Promise<void> {
  const { kind, row } = await lockUndecided(context, transaction, staff, kinds, id);
  await end(transaction, id, 'rejected', staff, reason);
  const { subject, wanted } = row;
  const noted = { kind, subject, reason: reason ?? row.reason, before: {}, after: wanted };
  await note(transaction, 'change_rejected', staff, ip, noted);
}

type Row = {
  kind: string;
  subject: string;
  wanted: object;
  reason: string;
  requestedBy: string;
  isWaiting: boolean;
};

/** What was written down, as its kind reads it. */
export function askedOf(
  kind: ChangeKind,
  { subject, wanted, reason, requestedBy }: Omit<Row, 'kind' | 'isWaiting'>,
): Asked<object> {
  return { subject, wanted: kind.wanted.parse(wanted), reason, requestedBy };
}

async function lockUndecided(
  context: Context,
  transaction: Transaction,
  staff: StaffActor,
  kinds: readonly ChangeKind[],
  id: string,
): Promise<{ kind: ChangeKind; row: Row }> {
  const found = await readRow(context, transaction, id, '');
  if (!found) throw new Refusal('not_found');
  const kind = kinds.find((known) => known.kind === found.kind);
  if (!kind) throw new Error(`Nobody knows changes of the kind ${found.kind}.`);
  if (!staff.permissions.has(kind.permission)) throw new Refusal('forbidden');
  await lockChanges(transaction, found.kind, found.subject);
  const row = await readRow(context, transaction, id, 'FOR UPDATE');
  if (!row?.isWaiting) throw new Refusal('already_decided');
  return { kind, row };
}

async function readRow(
  { config }: Context,
  transaction: Transaction,
  id: string,
  lock: '' | 'FOR UPDATE',
): Promise<Row | undefined> {
  const { rows } = await transaction.query<Row>(
    `SELECT kind, subject, wanted, reason, requested_by AS "requestedBy",
            state = 'requested' AND expires_at > now() AS "isWaiting"
       FROM change_requests WHERE public_id = $1 AND brand = $2 ${lock}`,
    [id, config.BRAND],
  );
  return rows[0];
}

async function end(
  transaction: Transaction,
  id: string,
  state: 'applied' | 'rejected',
  staff: StaffActor,
  reason: string | null,
): Promise<void> {
  await transaction.query(
    `UPDATE change_requests SET state = $2, decided_by = $3, decided_at = now(),
            decision_reason = $4 WHERE public_id = $1`,
    [id, state, staff.username, reason],
  );
}

type Noted = {
  kind: Pick<ChangeKind, 'kind' | 'masked'>;
  subject: string;
  reason: string;
  before: object;
  after: object;
};

async function note(
  transaction: Transaction,
  action: 'change_asked' | 'change_first_approved' | 'changed' | 'change_rejected',
  staff: StaffActor,
  ip: string,
  { kind, subject, reason, before, after }: Noted,
): Promise<void> {
  const told = (state: object) => ({ ...(kind.masked?.({ ...state }) ?? state) });
  await recordAudit(transaction, {
    actor: staff.username,
    action: `${kind.kind}.${action}`,
    subject,
    reason,
    before: told(before),
    after: told(after),
    ip,
  });
}

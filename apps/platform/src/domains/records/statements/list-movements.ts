/** A page of the account record. */
import type { Movement, MovementFilter } from '@bahati/contract/player-site/records/records.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { cursorFor, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { cashOf, movementValue, readMovements } from './movements.ts';
import { spanOf } from './ranges.ts';
import { assertRange, countedZone, type DayRange } from '#domains/records/records.ts';

type Query = DayRange & {
  cursor?: string | undefined;
  pageSize: number;
  kind?: MovementFilter | undefined;
};

/** Refuses `need_true_account`, `range_invalid`. */
export async function listMovements(
  context: Context,
  actor: MemberActor,
  { cursor, pageSize, kind, ...range }: Query,
): Promise<Page<Movement>> {
  assertTrueAccount(actor);
  assertRange(range);
  const { database } = context;
  const [account, timeZone] = await Promise.all([
    cashOf(database, actor),
    countedZone(context, database),
  ]);
  const { rows, next } = await readMovements(database, account, {
    span: await spanOf(database, range, timeZone),
    before: readCursor(cursor),
    filter: kind,
    limit: pageSize,
    language: actor.language,
  });
  return {
    items: rows.map((row) => movementValue(row, account.currency)),
    nextCursor: next === null ? null : cursorFor(next),
  };
}

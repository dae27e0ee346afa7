/** Orders a file of an own record: what is in it stands in the link, signed. */
import type { HandlerInput } from '@bahati/contract/call.ts';
import type { recordCalls } from '@bahati/contract/player-site/records/records.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { signOrder } from './export-links.ts';
import { assertRange } from './records.ts';

type Body = HandlerInput<(typeof recordCalls)['POST /wps/records/exports']>['body'];

/** Whose record it is goes as text: JSON knows no bigint. */
export type ExportOrder = Body & { memberId: string; currency: Currency; username: string };

export const exportsPath = '/wps/records/files';

/** Refuses `need_true_account`, `range_invalid`. */
export async function orderExport(
  { database, now }: Context,
  actor: MemberActor,
  body: Body,
): Promise<{ url: string }> {
  assertTrueAccount(actor);
  assertRange(body);
  const { currency, username } = actor;
  const order: ExportOrder = { ...body, memberId: actor.memberId.toString(), currency, username };
  return { url: await signOrder(database, exportsPath, order, now()) };
}

/** The back office's calls of playing safely. */
import type {
  boLimitCalls,
  MemberSafety,
} from '@bahati/contract/back-office/responsible-gambling/limits.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listExclusions } from '#domains/wallet/limits/limits.ts';
import { changeLimit } from './change-limit.ts';
import { excludeMember } from './exclude-member.ts';
import { type ReadDeposited, readUsedLimits, type WhosePlay } from './gambling-controls.ts';

/** How long staff may exclude, in PostgreSQL's words; months and more is an exclusion. */
const isTimeOut = (lasts: string) => lasts.endsWith('day') || lasts.endsWith('days');

export function limitsBackOffice(
  context: Context,
  readDeposited: ReadDeposited,
): Handlers<typeof boLimitCalls, PlatformActors> {
  const read = (who: WhosePlay) => readSafety(context, who, readDeposited);
  return {
    'GET /bo/members/:id/limits': async ({ params }) => read(await find(context, params.id)),
    'POST /bo/members/:id/limits': async ({ params, body, actor, ip }) => {
      const who = await find(context, params.id);
      const asker = { username: actor.username, source: 'house', reason: body.reason, ip } as const;
      await changeLimit(context, who, asker, body);
      return read(who);
    },
    'POST /bo/members/:id/exclude': async ({ params, body, actor, ip }) => {
      const who = await find(context, params.id);
      const asker = { username: actor.username, source: 'house', reason: body.reason, ip } as const;
      await excludeMember(context, who.memberId, asker, {
        kind: isTimeOut(body.lasts) ? 'time_out' : 'self_exclusion',
        lasts: body.lasts === 'for ever' ? null : body.lasts,
      });
      return read(who);
    },
  };
}

/** Refuses `not_found`. */
async function find({ database }: Context, id: string): Promise<WhosePlay> {
  const { rows } = await database.query<{ currency: Currency }>(
    'SELECT currency FROM members WHERE id = $1',
    [id],
  );
  const currency = rows[0]?.currency;
  if (currency === undefined) throw new Refusal('not_found');
  return { memberId: BigInt(id), currency };
}

async function readSafety(
  context: Context,
  who: WhosePlay,
  readDeposited: ReadDeposited,
): Promise<MemberSafety> {
  const exclusions = await listExclusions(context.database, who.memberId);
  return {
    currency: who.currency,
    limits: await readUsedLimits(context, who, readDeposited),
    exclusions: exclusions.map(({ id, startsAt, endsAt, returnAskedAt, ...same }) => ({
      ...same,
      id: id.toString(),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      returnAskedAt: returnAskedAt?.toISOString() ?? null,
    })),
  };
}

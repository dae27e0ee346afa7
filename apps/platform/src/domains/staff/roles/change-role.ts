/**
 * Roles of the operator's own: one asks for a new one, for other rights or for the end of one; a second
 * person says yes. Neither has the role. Whoever has it is held to its rights from the next request.
 */
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import type { Context, StaffActor } from '#platform/context.ts';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  type LookLock,
} from '#domains/system/approvals/approvals.ts';
import { assertKept, lockStaff } from '#domains/staff/people/people.ts';
import { mostRoles } from './list-roles.ts';
import { knownPermissions } from '#domains/staff/staff.ts';

const kindName = 'role_change';
const subjectOf = (code: string) => `role:${code}`;
const codeOf = (subject: string) => subject.replace(/^role:/, '');

/** Rights as one line, in the contract's order, for whoever reads what is asked for. */
const facts = { nameEn: z.string(), nameSw: z.string(), permissions: z.string() };
const wanted = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['add', 'change']), ...facts }),
  z.object({ act: z.literal('remove') }),
]);
type Wanted = z.infer<typeof wanted>;
type Facts = { nameEn: string; nameSw: string; permissions: string };

/** As it stands: a word given for other rights than these counts no longer. Nothing where it is new. */
export const roleChange: ChangeKind<Wanted> = {
  kind: kindName,
  permission: 'staff.change',
  wanted,
  concerns: ({ subject }, { role }) => subject === subjectOf(role),
  async look(_, transaction, asked, lock) {
    const role = await readRole(transaction, codeOf(asked.subject), lock);
    if (await misfit(transaction, role, asked.wanted)) throw new Refusal('cannot_apply');
    return role ? factsOf(role) : {};
  },
  async apply(_, transaction, asked) {
    await write(transaction, codeOf(asked.subject), asked.wanted);
    await assertKept(transaction, 'cannot_apply');
  },
};

type Role = {
  nameEn: string;
  nameSw: string;
  rights: string[];
  isBuiltIn: boolean;
  version: number;
  people: number;
};

/** Locked, nobody is given or loses a role meanwhile. */
async function readRole(
  transaction: Transaction,
  code: string,
  lock: LookLock,
): Promise<Role | undefined> {
  if (lock) await lockStaff(transaction);
  const { rows } = await transaction.query<Role>(
    `SELECT name_en AS "nameEn", name_sw AS "nameSw", permissions AS rights,
            is_builtin AS "isBuiltIn", version,
            (SELECT count(*)::int FROM staff_members WHERE role = code) AS people
       FROM staff_roles WHERE code = $1 ${lock}`,
    [code],
  );
  return rows[0];
}

function factsOf({ nameEn, nameSw, rights }: Role): Facts {
  return { nameEn, nameSw, permissions: lineOf(rights) };
}

const lineOf = (permissions: readonly string[]) => knownPermissions(permissions).join(', ');

/** Why this cannot be done to the role as it stands; undefined when it can. */
async function misfit(
  transaction: Transaction,
  role: Role | undefined,
  asked: Wanted,
): Promise<string | undefined> {
  if (asked.act === 'add') {
    if (role) return 'role_taken';
    const { rows } = await transaction.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM staff_roles',
    );
    return (rows[0]?.count ?? 0) >= mostRoles ? 'too_many_roles' : undefined;
  }
  if (!role) return 'role_unknown';
  if (role.isBuiltIn) return 'role_built_in';
  if (asked.act === 'remove') return role.people > 0 ? 'role_in_use' : undefined;
  const stands = factsOf(role);
  const isSame = (['nameEn', 'nameSw', 'permissions'] as const).every(
    (name) => stands[name] === asked[name],
  );
  return isSame ? 'role_unchanged' : undefined;
}

async function write(transaction: Transaction, code: string, asked: Wanted): Promise<void> {
  if (asked.act === 'remove') {
    await transaction.query('DELETE FROM staff_roles WHERE code = $1', [code]);
    return;
  }
  const sql =
    asked.act === 'add'
      ? 'INSERT INTO staff_roles (code, name_en, name_sw, permissions) VALUES ($1, $2, $3, $4)'
      : `UPDATE staff_roles SET name_en = $2, name_sw = $3, permissions = $4,
           version = version + 1, changed_at = now() WHERE code = $1`;
  const rights = knownPermissions(asked.permissions.split(', '));
  await transaction.query(sql, [code, asked.nameEn, asked.nameSw, rights]);
}

type Wish = { code: string; reason: string; ip: string };
type Shape = { name: { en: string; sw: string }; permissions: readonly Permission[] };

const shapeOf = ({ name, permissions }: Shape): Facts => ({
  nameEn: name.en,
  nameSw: name.sw,
  permissions: lineOf(permissions),
});

/** Answers the id of the wish, as the others here. Refuses `role_taken`, `too_many_roles`. */
export async function askNewRole(
  context: Context,
  actor: StaffActor,
  wish: Wish & Shape,
): Promise<string> {
  return ask(context, actor, wish, { act: 'add', ...shapeOf(wish) });
}

/**
 * Refuses `role_unknown`, `role_built_in`, `role_unchanged`, `own_matter` to who has the role, and
 * `changed_meanwhile` when another version was looked at.
 */
export async function askOtherRights(
  context: Context,
  actor: StaffActor,
  wish: Wish & Shape & { version: number },
): Promise<string> {
  return ask(context, actor, wish, { act: 'change', ...shapeOf(wish) });
}

/** Refuses `role_unknown`, `role_built_in`, `own_matter`, `role_in_use`. */
export async function askRoleRemoval(
  context: Context,
  actor: StaffActor,
  wish: Wish,
): Promise<string> {
  return ask(context, actor, wish, { act: 'remove' });
}

async function ask(
  context: Context,
  actor: StaffActor,
  { code, version, reason, ip }: Wish & { version?: number },
  asked: Wanted,
): Promise<string> {
  const subject = subjectOf(code);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, kindName, subject);
    const role = await readRole(transaction, code, 'FOR UPDATE');
    if (role && asked.act !== 'add' && actor.role === code) throw new Refusal('own_matter');
    const problem = await misfit(transaction, role, asked);
    if (problem) throw new Refusal(problem);
    if (version !== undefined && version !== role?.version) throw new Refusal('changed_meanwhile');
    return askChange(context, transaction, actor, roleChange, {
      subject,
      wanted: asked,
      reason,
      ip,
    });
  });
}

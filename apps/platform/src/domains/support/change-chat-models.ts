/** Staff add departments of the chat and change their names and hours; none is ever removed. */
import type {
  ChatModelSettings,
  StaffChatModel,
} from '@bahati/contract/back-office/support/chat-models.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { mostModels } from './chat-models.ts';

export async function listStaffChatModels(
  database: Database | Transaction,
): Promise<StaffChatModel[]> {
  const { rows } = await database.query<StaffChatModel>(
    `SELECT code, json_build_object('en', name_en, 'sw', name_sw) AS name,
            is_for_agents AS "isForAgents", days, to_char(opens, 'HH24:MI') AS opens,
            CASE closes WHEN '24:00' THEN '24:00' ELSE to_char(closes, 'HH24:MI') END AS closes,
            position
       FROM chat_models ORDER BY position, code LIMIT $1`,
    [mostModels],
  );
  return rows;
}

export type ChatModelInput = { settings: ChatModelSettings & { code: string }; ip: string };

/** Refuses `closes_before_opens`, `code_taken`, `too_many_departments`. */
export async function addChatModel(
  context: Context,
  staff: StaffActor,
  { settings, ip }: ChatModelInput,
): Promise<StaffChatModel> {
  assertHours(settings);
  return changing(context, async (transaction, all) => {
    if (all.some(({ code }) => code === settings.code)) throw new Refusal('code_taken');
    if (all.length >= mostModels) throw new Refusal('too_many_departments');
    await transaction.query(
      `INSERT INTO chat_models
         (code, name_en, name_sw, is_for_agents, days, opens, closes, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      valuesOf(settings),
    );
    const after = await find(transaction, settings.code);
    await audit(transaction, staff, 'chat_model.added', { after, ip });
    return after;
  });
}

/** Refuses `not_found`, `closes_before_opens`. */
export async function changeChatModel(
  context: Context,
  staff: StaffActor,
  { settings, ip }: ChatModelInput,
): Promise<StaffChatModel> {
  assertHours(settings);
  return changing(context, async (transaction, all) => {
    const before = all.find(({ code }) => code === settings.code);
    if (!before) throw new Refusal('not_found');
    await transaction.query(
      `UPDATE chat_models SET name_en = $2, name_sw = $3, is_for_agents = $4, days = $5,
              opens = $6, closes = $7, position = $8 WHERE code = $1`,
      valuesOf(settings),
    );
    const after = await find(transaction, settings.code);
    await audit(transaction, staff, 'chat_model.changed', { before, after, ip });
    return after;
  });
}

async function changing<T>(
  { database }: Context,
  change: (transaction: Transaction, all: StaffChatModel[]) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('chat models'))`);
    return change(transaction, await listStaffChatModels(transaction));
  });
}

async function find(transaction: Transaction, code: string): Promise<StaffChatModel> {
  const model = (await listStaffChatModels(transaction)).find((one) => one.code === code);
  if (!model) throw new Error(`The department ${code} was not written.`);
  return model;
}

/** Clocks of two digits each are in the order of their letters. */
function assertHours({ opens, closes }: ChatModelSettings): void {
  if (closes <= opens) throw new Refusal('closes_before_opens');
}

function valuesOf({ code, name, isForAgents, ...hours }: ChatModelInput['settings']): unknown[] {
  const days = [...new Set(hours.days)].toSorted((a, b) => a - b);
  return [code, name.en, name.sw, isForAgents, days, hours.opens, hours.closes, hours.position];
}

async function audit(
  transaction: Transaction,
  staff: StaffActor,
  action: string,
  change: { before?: StaffChatModel; after: StaffChatModel; ip: string },
): Promise<void> {
  const subject = `chat_model:${change.after.code}`;
  await recordAudit(transaction, { actor: staff.username, action, subject, ...change });
}

/** Answering what people text: the programs of providers are asked, and the first answer is sent. */
import { inboundSmsCalls } from '@bahati/contract/games-provider/inbound-sms.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import {
  answerSms,
  readWaitingSms,
  type WaitingSms,
  waitingSms,
} from '#domains/messaging/inbound-sms/inbound-sms.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import type { Context } from '#platform/context.ts';

export async function queueTextAnswer(
  transaction: Transaction | Database,
  id: string,
): Promise<void> {
  await queueJob(transaction, 'gaming.answer_text', { id }, { key: `text ${id}` });
}

/** Throws for another try while a program that may have an answer gives none. */
export async function answerText(context: Context, id: string): Promise<void> {
  const waiting = await readWaitingSms(context.database, id);
  if (!waiting) return;
  const language = await languageOf(context, waiting.sender);
  const answer = waiting.isLate ? null : await askPrograms(context, waiting, language);
  await answerSms(context, id, answer === null ? null : { text: answer, language });
}

/** Each minute: those whose job died with its process. */
export async function answerTextsLeftBehind({ database }: Context): Promise<void> {
  for (const id of await waitingSms(database)) await queueTextAnswer(database, id);
}

/** The member's whose number it is, else the brand's first. */
async function languageOf({ config, database }: Context, sender: string): Promise<'en' | 'sw'> {
  const { rows } = await database.query<{ language: string }>(
    `SELECT m.language FROM credentials c JOIN members m ON m.id = c.member_id
      WHERE c.mobile_number = $1`,
    [sender],
  );
  const [first] = (await readBrand(database, config.BRAND)).languages;
  return (rows[0]?.language ?? first) === 'sw' ? 'sw' : 'en';
}

type Program = { id: number; code: string; keptKey: string; baseUrl: string };

async function askPrograms(
  { config, database }: Context,
  { text }: WaitingSms,
  language: 'en' | 'sw',
): Promise<string | null> {
  const { rows } = await database.query<Program>(
    `SELECT id, code, signing_key AS "keptKey", api_url AS "baseUrl" FROM provider_profiles
      WHERE code = ANY($1::text[]) ORDER BY id`,
    [Object.keys(config.PROGRAM_ORIGINS)],
  );
  // One that is away keeps no other from answering.
  let fault: OutsideFault | undefined;
  for (const { id, code: party, keptKey, baseUrl } of rows) {
    const key = openSigningKey(config, id, keptKey);
    const { answer } = await callSigned(
      { baseUrl, key, sender: 'platform', timeoutMs: 3_000, party },
      inboundSmsCalls,
      'POST /vendor/v1/sms',
      { body: { text, language } },
    ).catch((error: unknown) => {
      // A program that answers no texts refuses the call.
      if (error instanceof OutsideFault) fault = error;
      else if (!(error instanceof OutsideRefusal)) throw error;
      return { answer: null };
    });
    if (answer !== null && answer !== '') return answer;
  }
  if (fault) throw fault;
  return null;
}

/** A text of a phone's holder to the operator's short number, brought to the platform at once. */
import { randomUUID } from 'node:crypto';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import type { Context } from '#simulator/context.ts';
import { keepSms } from './sms.ts';

/** What a phone takes in one message of three parts. */
export const longestText = 480;

const answerLimitMs = 5_000;

/** Signs as the gateway does that shares this machine and its key. */
const gatewayCode = 'pesa-pepe';

/** Answers false, and keeps nothing, where the platform did not take it. */
export async function sendSms(
  context: Context,
  { phone, text }: { phone: string; text: string },
): Promise<boolean> {
  if (text === '' || text.length > longestText) return false;
  const { log, settings, store } = context;
  const sms = { id: randomUUID(), text };
  const nowMs = context.now();
  const body = JSON.stringify({ id: sms.id, from: `+${phone}`, text });
  try {
    const response = await fetchOutside(settings.smsUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimitMs),
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(gatewayCode, settings.key, body, nowMs),
      },
      body,
    });
    await response.body?.cancel();
    if (!response.ok) return false;
  } catch (error) {
    log.warn({ err: error }, 'a text could not be brought');
    return false;
  }
  keepSms(store, { ...sms, phone, isOwn: true, nowMs });
  return true;
}

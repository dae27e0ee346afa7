/** The SMS of the simulated phones, received and sent: each once, the newest of a phone kept. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { inTransaction, type Store } from '#simulator/store.ts';
import { readNumber } from './numbers.ts';

/** What the platform sends; `to` in E.164, `id` the same at every try. */
const letter = z.object({
  id: z.string().min(1).max(60),
  to: z.string().max(20),
  text: z.string().min(1).max(1_000),
});

export type Sms = {
  id: string;
  text: string;
  receivedAtMs: number;
  /** 1: written by the phone's holder. */
  isOwn: 0 | 1;
};

/** Older ones of a phone are forgotten. */
export const keptSms = 30;

/** Refuses `invalid_input` for anything but an SMS to a number of Kenya or Tanzania. */
export function receiveSms(store: Store, body: unknown, nowMs: number): void {
  const { data } = letter.safeParse(body);
  const phone = data && readNumber(data.to);
  if (!data || !phone) throw new Refusal('invalid_input');
  keepSms(store, { id: data.id, phone, text: data.text, isOwn: false, nowMs });
}

type KeptSms = { id: string; phone: string; text: string; isOwn: boolean; nowMs: number };

/** Once under its id; the oldest of the phone go. */
export function keepSms(store: Store, { id, phone, text, isOwn, nowMs }: KeptSms): void {
  inTransaction(store, () => {
    store
      .prepare(
        `INSERT INTO sms (id, phone, text, received_at_ms, is_own) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO NOTHING`,
      )
      .run(id, phone, text, nowMs, isOwn ? 1 : 0);
    store
      .prepare(
        `DELETE FROM sms WHERE phone = ? AND id NOT IN
           (SELECT id FROM sms WHERE phone = ? ORDER BY received_at_ms DESC LIMIT ?)`,
      )
      .run(phone, phone, keptSms);
  });
}

/** The newest first. */
export function smsOfPhone(store: Store, phone: string): Sms[] {
  return store
    .prepare(
      `SELECT id, text, received_at_ms AS receivedAtMs, is_own AS isOwn FROM sms
        WHERE phone = ? ORDER BY received_at_ms DESC LIMIT ?`,
    )
    .all(phone, keptSms) as Sms[];
}

/**
 * Content: what the operator says. It owns announcements to everybody, messages to one member or to
 * many, what people write back, and the words of the help.
 *
 * Invariants: a member is told of one thing once; a message is read from the first time on; what
 * people wrote is answered once. HTML is kept as staff wrote it and made harmless where it is
 * shown (`packages/ui/src/staff-html`).
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { announce } from '#domains/system/live/live.ts';

export {
  type ContentKind,
  addContent,
  assertRoom,
  changeContent,
  findContent,
  removeContent,
  stateNow,
} from './content-table.ts';
export { assertTimes, isOwnOrHttps } from './content.rules.ts';

type InBothLanguages = Readonly<Record<'en' | 'sw', string>>;

export type NewInboxMessage = {
  memberId: bigint;
  /** What it tells of: `withdrawal … paid`. The same key tells a member nothing twice. */
  key: string;
  title: InBothLanguages;
  /** HTML; whatever a person typed in it has to be escaped. */
  html: InBothLanguages;
};

/** Puts a message into a member's inbox once the caller's transaction commits. */
export async function sendInboxMessage(
  transaction: Transaction,
  { memberId, key, title, html }: NewInboxMessage,
): Promise<void> {
  const { rowCount } = await transaction.query(
    `INSERT INTO inbox_messages (member_id, key, title_en, title_sw, html_en, html_sw)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (member_id, key) DO NOTHING`,
    [memberId, key, title.en, title.sw, html.en, html.sw],
  );
  if (rowCount === 1) await announce(transaction, memberId, { type: 'inbox_changed' });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a person typed, as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

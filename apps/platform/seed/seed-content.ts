/** The demo's announcements, and a first message for its members. */
import type { Database } from '@bahati/server-kit/database.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendInboxMessage } from '#domains/content/content.ts';
import { demoAnnouncements } from '#seed/demo/demo-announcements.ts';
import { type DemoLogin, memberId } from './seed-people.ts';

/** What an operator has changed since stays as he left it. */
export async function seedAnnouncements(owner: Database): Promise<void> {
  for (const [position, announcement] of demoAnnouncements.entries()) {
    const { code, type, executions, title, html, action = 'NONE', link } = announcement;
    await owner.query(
      `INSERT INTO announcements (code, type, executions, title_en, title_sw, html_en, html_sw,
         position, action, link)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (code) DO NOTHING`,
      [
        code,
        type,
        executions,
        title.en,
        title.sw,
        html.en,
        html.sw,
        position,
        action,
        link ?? null,
      ],
    );
  }
}

export async function seedInbox(context: Context, logins: readonly DemoLogin[]): Promise<void> {
  for (const { username } of logins) {
    const id = await memberId(context, username);
    if (id === undefined) continue;
    await inTransaction(context.database, (transaction) =>
      sendInboxMessage(transaction, {
        memberId: id,
        key: 'demo inbox',
        title: {
          en: 'Your messages',
          sw: 'Ujumbe wako',
        },
        html: {
          en: '<p>Messages about your payments, your account and failed login attempts appear here. The number beside “Messages” shows how many you have not read.</p>',
          sw: '<p>Ujumbe kuhusu malipo, akaunti yako na majaribio ya kuingia yaliyoshindikana utaonekana hapa. Namba kando ya “Ujumbe” inaonyesha ambazo hujasoma.</p>',
        },
      }),
    );
  }
}

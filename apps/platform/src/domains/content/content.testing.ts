/** Short ways to what the operator says, for tests. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { sendInboxMessage } from './content.ts';

type Announced = {
  /** Also its title in English. */
  code: string;
  type: string;
  executions?: string[];
  position?: number;
  titleSw?: string;
  startsAt?: string;
  endsAt?: string;
  action?: string;
  link?: string;
};

export async function addAnnouncement({ owner }: TestPlatform, given: Announced): Promise<void> {
  const { code, type, executions, position, titleSw, startsAt, endsAt, action, link } = given;
  await owner.query(
    `INSERT INTO announcements (code, type, executions, title_en, title_sw, html_en, html_sw,
       starts_at, ends_at, position, action, link)
     VALUES ($1, $2, $3, $1, $4, '<p>Words</p>', '<p>Maneno</p>', $5, $6, $7, $8, $9)`,
    [
      code,
      type,
      executions ?? ['A', 'B'],
      titleSw ?? code,
      startsAt ?? new Date(Date.now() - 60_000).toISOString(),
      endsAt ?? null,
      position ?? 0,
      action ?? 'NONE',
      link ?? null,
    ],
  );
}

export async function tellMember(
  { context }: TestPlatform,
  memberId: bigint,
  key: string,
): Promise<void> {
  await inTransaction(context.database, (transaction) =>
    sendInboxMessage(transaction, {
      memberId,
      key,
      title: { en: key, sw: `sw ${key}` },
      html: { en: '<p>Words</p>', sw: '<p>Maneno</p>' },
    }),
  );
}

/** Answers that are given often, in the order staff know them by. */
import type { Context } from '#platform/context.ts';

type Row = { code: string; titleEn: string; titleSw: string; textEn: string; textSw: string };

const mostReplies = 200;

export async function listCannedReplies({ database }: Context) {
  const { rows } = await database.query<Row>(
    `SELECT code, title_en AS "titleEn", title_sw AS "titleSw", text_en AS "textEn",
            text_sw AS "textSw"
       FROM canned_replies ORDER BY position, code LIMIT $1`,
    [mostReplies],
  );
  return {
    items: rows.map(({ code, titleEn, titleSw, textEn, textSw }) => ({
      code,
      title: { en: titleEn, sw: titleSw },
      text: { en: textEn, sw: textSw },
    })),
  };
}

/** Announcements as they are told: from a copy in memory, three seconds old at most. */
import type {
  Announcement,
  AnnouncementType,
  Execution,
} from '@bahati/contract/player-site/content/content.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';

export type Board = { now: () => Promise<BoardCopy> };

type BoardCopy = { version: bigint; announcements: readonly Row[] };

type Row = Pick<Announcement, 'type' | 'executions' | 'timestamp' | 'action' | 'link'> & {
  id: bigint;
  titleEn: string;
  titleSw: string;
  htmlEn: string;
  htmlSw: string;
  startsAt: Date;
  endsAt: Date | null;
  images: string[];
};

export type AnnouncementQuery = {
  types: string;
  execution: Execution;
  language: 'en' | 'sw';
  pageNo: number;
  pageSize: number;
};

/** What is over is not read; of more than this the last in the order are left out. */
export const longestBoard = 500;

/** Reads the rows again when their version has risen. */
export function createBoard(database: Database, log: Log): Board {
  let kept: BoardCopy = { version: 0n, announcements: [] };
  const read = async () => {
    const { rows } = await database.query<{ version: bigint }>(
      'SELECT version FROM announcements_version',
    );
    const version = rows[0]?.version ?? 0n;
    if (version !== kept.version) kept = { version, announcements: await readRows(database) };
    return kept;
  };
  return keepFresh('announcements', kept, read, log);
}

async function readRows(database: Database): Promise<Row[]> {
  const { rows } = await database.query<Row>(
    `SELECT id, type, executions, title_en AS "titleEn", title_sw AS "titleSw",
            html_en AS "htmlEn", html_sw AS "htmlSw", starts_at AS "startsAt",
            ends_at AS "endsAt", action, link, image_urls AS images,
            to_char(starts_at AT TIME ZONE (SELECT time_zone FROM brands LIMIT 1),
                    'YYYY-MM-DD HH24:MI:SS') AS timestamp
       FROM announcements WHERE NOT is_draft AND (ends_at IS NULL OR ends_at > now())
      ORDER BY position, starts_at DESC, id DESC LIMIT $1`,
    [longestBoard],
  );
  return rows;
}

/** One page of what is told at this moment to whom the query speaks of. */
export async function listAnnouncements(board: Board, query: AnnouncementQuery, now: Date) {
  const { announcements } = await board.now();
  const types = new Set(query.types.split(',') as AnnouncementType[]);
  const told = announcements.filter(
    (row) => types.has(row.type) && isFor(row, query.execution) && isDue(row, now),
  );
  const from = (query.pageNo - 1) * query.pageSize;
  return {
    content: told
      .slice(from, from + query.pageSize)
      .map((row) => announcementValue(row, query.language)),
    pageNum: query.pageNo,
    totalPages: Math.ceil(told.length / query.pageSize),
    total: told.length,
  };
}

/** Whoever logs in for the first time is logged in as well. */
function isFor({ executions }: Row, execution: Execution): boolean {
  return executions.includes(execution) || (execution === 'F' && executions.includes('A'));
}

function isDue({ startsAt, endsAt }: Row, now: Date): boolean {
  return startsAt <= now && (endsAt === null || now < endsAt);
}

function announcementValue(row: Row, language: 'en' | 'sw'): Announcement {
  const { id, type, executions, timestamp, startsAt, endsAt, action, link, images } = row;
  return {
    id: id.toString(),
    type,
    executions,
    title: language === 'sw' ? row.titleSw : row.titleEn,
    content: language === 'sw' ? row.htmlSw : row.htmlEn,
    timestamp,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    action,
    link,
    announcementImages: images.map((url, at) => ({ sequence: at + 1, url })),
  };
}

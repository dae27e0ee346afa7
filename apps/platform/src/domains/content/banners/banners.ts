/** Banners as they are told: from a copy in memory, three seconds old at most. */
import type { Banner } from '@bahati/contract/player-site/content/banners.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { type KeptFresh, keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';

export { dropUnshownPictures, holdPicture } from './content-pictures.ts';

type Row = Omit<Banner, 'id' | 'announcementId' | 'title' | 'text' | 'action'> & {
  id: bigint;
  announcementId: bigint | null;
  words: Readonly<Record<'en' | 'sw', Pick<Banner, 'title' | 'text' | 'action'>>>;
  startsAt: Date;
  endsAt: Date | null;
};

type Hoarding = { version: bigint; banners: readonly Row[] };

/** What is over is not read; of a group no more than this is hung. */
const mostOfGroup = 12;

/** Reads the rows again when their version has risen. */
export function createHoarding(database: Database, log: Log): KeptFresh<Hoarding> {
  let kept: Hoarding = { version: 0n, banners: [] };
  const read = async () => {
    const { rows } = await database.query<{ version: bigint }>(
      'SELECT version FROM banners_version',
    );
    const version = rows[0]?.version ?? 0n;
    if (version !== kept.version) kept = { version, banners: await readRows(database) };
    return kept;
  };
  return keepFresh('banners', kept, read, log);
}

async function readRows(database: Database): Promise<Row[]> {
  const { rows } = await database.query<Row>(
    `SELECT id, group_name AS "groupName", wide_url AS url, tall_url AS "tallUrl", executions,
            linkage_type AS "linkageType", linkage, announcement_id AS "announcementId",
            json_build_object(
              'en', json_build_object('title', title_en, 'text', text_en, 'action', action_en),
              'sw', json_build_object('title', title_sw, 'text', text_sw, 'action', action_sw)
            ) AS words, starts_at AS "startsAt", ends_at AS "endsAt"
       FROM (SELECT *, row_number() OVER (PARTITION BY group_name ORDER BY position, id) AS place
               FROM banners WHERE ends_at IS NULL OR ends_at > now()) AS hung
      WHERE place <= $1 ORDER BY group_name, place`,
    [mostOfGroup],
  );
  return rows;
}

export async function listBanners(
  hoarding: KeptFresh<Hoarding>,
  language: 'en' | 'sw',
  now: Date,
): Promise<Banner[]> {
  const { banners } = await hoarding.now();
  return banners.filter((row) => isUp(row, now)).map((row) => bannerValue(row, language));
}

function isUp({ startsAt, endsAt }: Row, now: Date): boolean {
  return startsAt <= now && (endsAt === null || now < endsAt);
}

function bannerValue(row: Row, language: 'en' | 'sw'): Banner {
  const { words, startsAt: _, endsAt: __, ...told } = row;
  return {
    ...told,
    ...words[language],
    id: row.id.toString(),
    announcementId: row.announcementId?.toString() ?? null,
  };
}

/** Whether the brand lets videos play on its site. */
export async function areVideosLetIn(database: Database, brand: string): Promise<boolean> {
  return (await readBrand(database, brand)).flags.videoBanners;
}

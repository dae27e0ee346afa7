/** Customer service entries and resources of the brand (spec §3), kept in memory. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { resourceCalls } from '@bahati/contract/player-site/system/resources.ts';
import { veilPath } from '@bahati/contract/player-site/system/veiled-path.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';

type Answer = CallValue<(typeof resourceCalls)['GET /wps/system/resources']>;
type ServiceRow = Answer['customerService'][number] & { titleSw: string };
type ResourceRow = Answer['resources'][number] & { labelNameSw: string };
type Rows = { customerService: ServiceRow[]; resources: ResourceRow[] };

/** More than a menu can show; whoever writes a row too many sees it left out. */
export const mostRows = 40;

async function readRows(database: Database, brandCode: string): Promise<Rows> {
  const [service, resources] = await Promise.all([
    database.query<ServiceRow>(
      `SELECT cs_type AS "csType", cs_position AS "csPosition", title_en AS title,
              title_sw AS "titleSw",
              CASE WHEN cs_type = 'LIVECHAT' THEN coalesce(chat_url, path) ELSE path END AS path
         FROM customer_service_entries JOIN brands ON code = brand_code
        WHERE brand_code = $1 AND (cs_type <> 'LIVECHAT' OR is_chat_on)
        ORDER BY position LIMIT $2`,
      [brandCode, mostRows],
    ),
    database.query<ResourceRow>(
      `SELECT resource_type AS "resourceType", url, label_name_en AS "labelNameEn",
              label_name_en AS "labelName", label_name_sw AS "labelNameSw"
         FROM brand_resources WHERE brand_code = $1 ORDER BY position LIMIT $2`,
      [brandCode, mostRows],
    ),
  ]);
  const veiled = service.rows.map(async (row) => ({ ...row, path: await veilPath(row.path) }));
  return { customerService: await Promise.all(veiled), resources: resources.rows };
}

/** Answers in one language; a change of the rows acts within seconds on every process. */
export function createResources({ database, config, log }: Context) {
  const read = () => readRows(database, config.BRAND);
  const rows = keepFresh('resources', { customerService: [], resources: [] }, read, log);
  return async (language: 'en' | 'sw'): Promise<Answer> => {
    const { customerService, resources } = await rows.now();
    const isSwahili = language === 'sw';
    return {
      customerService: customerService.map(({ titleSw, ...entry }) =>
        isSwahili ? { ...entry, title: titleSw } : entry,
      ),
      resources: resources.map(({ labelNameSw, ...entry }) =>
        isSwahili ? { ...entry, labelName: labelNameSw } : entry,
      ),
    };
  };
}

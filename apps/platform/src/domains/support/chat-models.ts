/** The departments of the chat, from a copy in memory that is three seconds old at most. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { keepFresh } from '#domains/system/kept-fresh.ts';
import { isOpenAt } from './chat-hours.rules.ts';

type Model = {
  code: string;
  nameEn: string;
  nameSw: string;
  isForAgents: boolean;
  days: number[];
  opens: string;
  closes: string;
};

type Departments = { models: Model[]; timeZone: string; chatUrl: string | null };

export type ChatModels = { now: () => Promise<Departments> };

const mostModels = 50;

export function createChatModels({ database, config, log }: Context): ChatModels {
  const read = async (): Promise<Departments> => {
    const [brands, models] = await Promise.all([
      database.query<{ timeZone: string; chatUrl: string | null }>(
        'SELECT time_zone AS "timeZone", chat_url AS "chatUrl" FROM brands WHERE code = $1',
        [config.BRAND],
      ),
      database.query<Model>(
        `SELECT code, name_en AS "nameEn", name_sw AS "nameSw", is_for_agents AS "isForAgents",
                days, to_char(opens, 'HH24:MI') AS opens,
                CASE closes WHEN '24:00' THEN '24:00' ELSE to_char(closes, 'HH24:MI') END AS closes
           FROM chat_models ORDER BY position, code LIMIT $1`,
        [mostModels],
      ),
    ]);
    const { timeZone = 'UTC', chatUrl = null } = brands.rows[0] ?? {};
    return { models: models.rows, timeZone, chatUrl };
  };
  return keepFresh('chat models', { models: [], timeZone: 'UTC', chatUrl: null }, read, log);
}

export async function listChatModels(
  departments: ChatModels,
  { language }: { language: 'en' | 'sw' },
  now: Date,
) {
  const { models, timeZone, chatUrl } = await departments.now();
  return {
    models: models.map(({ nameEn, nameSw, ...model }) => ({
      ...model,
      name: language === 'sw' ? nameSw : nameEn,
      isOpen: isOpenAt(model, now, timeZone),
    })),
    isExternal: chatUrl !== null,
  };
}

/** The department asked for, or the first. Refuses `not_found`, and `forbidden` of the agents'. */
export async function chooseModel(
  departments: ChatModels,
  asked: string | undefined,
  isAgent: boolean,
): Promise<string> {
  const { models } = await departments.now();
  const model = asked
    ? models.find(({ code }) => code === asked)
    : (models.find(({ isForAgents }) => isForAgents === isAgent) ??
      models.find(({ isForAgents }) => !isForAgents));
  if (!model) throw new Refusal('not_found');
  if (model.isForAgents && !isAgent) throw new Refusal('forbidden');
  return model.code;
}

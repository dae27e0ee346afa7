/** The departments of the chat, from a copy in memory that is three seconds old at most. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
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

type Departments = {
  models: Model[];
  timeZone: string;
  /** Where the brand chats elsewhere; null: on the site's own page. */
  chatUrl: string | null;
  /** Whether people may chat with the operator at all. */
  isChatOn: boolean;
};

const nobody: Departments = { models: [], timeZone: 'UTC', chatUrl: null, isChatOn: true };

export type ChatModels = { now: () => Promise<Departments> };

export const mostModels = 50;

export function createChatModels({ database, config, log }: Context): ChatModels {
  const read = async (): Promise<Departments> => {
    const [brands, models] = await Promise.all([
      database.query<Omit<Departments, 'models'>>(
        `SELECT time_zone AS "timeZone", chat_url AS "chatUrl", is_chat_on AS "isChatOn"
           FROM brands WHERE code = $1`,
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
    return { ...nobody, ...brands.rows[0], models: models.rows };
  };
  return keepFresh('chat models', nobody, read, log);
}

export async function listChatModels(
  departments: ChatModels,
  { language }: { language: 'en' | 'sw' },
  now: Date,
) {
  const { models, timeZone, chatUrl, isChatOn } = await departments.now();
  return {
    models: models.map(({ nameEn, nameSw, ...model }) => ({
      ...model,
      name: language === 'sw' ? nameSw : nameEn,
      isOpen: isOpenAt(model, now, timeZone),
    })),
    isOn: isChatOn,
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

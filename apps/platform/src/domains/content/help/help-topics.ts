/** The help as the site tells it: what is published, from a copy three seconds old at most. */
import type { HelpTopic } from '@bahati/contract/player-site/content/content.ts';
import { helpLimits } from '@bahati/contract/back-office/content/help-topics.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';

type Row = Record<'en' | 'sw', HelpTopic>;

/** Answers the topics in a language, in their order. */
export function createHelp(database: Database, log: Log) {
  const read = async () => {
    const { rows } = await database.query<Row>(
      `SELECT json_build_object('id', code, 'title', title_en, 'content', html_en) AS en,
              json_build_object('id', code, 'title', title_sw, 'content', html_sw) AS sw
         FROM help_topics JOIN help_versions
           ON topic_id = help_topics.id AND version = published_version
        ORDER BY position, help_topics.id LIMIT $1`,
      [helpLimits.topics],
    );
    return rows;
  };
  const kept = keepFresh<readonly Row[]>('help', [], read, log);
  return async (language: 'en' | 'sw'): Promise<HelpTopic[]> =>
    (await kept.now()).map((row) => row[language]);
}

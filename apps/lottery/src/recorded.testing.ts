/** What a use case of the lottery asks its database, written down as it is asked. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from './context.ts';

export type Recorded = { text: string; values: unknown[] };

type Asker = { query: (text: string, values?: unknown[]) => Promise<unknown> };

/** The same context, whose statements are kept in `asked`. */
export function recordStatements(context: Context): { context: Context; asked: Recorded[] } {
  const asked: Recorded[] = [];
  const recording = <T extends object>(asker: T): T =>
    new Proxy(asker, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        if (name === 'query') {
          return (text: string, values: unknown[] = []) => {
            if (/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(text)) asked.push({ text, values });
            return (target as unknown as Asker).query(text, values);
          };
        }
        if (name === 'connect') return async () => recording((await own.call(target)) as object);
        return own.bind(target);
      },
    });
  return { context: { ...context, database: recording<Database>(context.database) }, asked };
}

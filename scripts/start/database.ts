import pg from 'pg';

import type { PostgresOptions, RunningPostgres } from '#scripts/postgres/postgres.ts';
import { startPostgres } from '#scripts/postgres/postgres.ts';
import { explain, Problem } from '#scripts/problem.ts';
import { inRoot } from '#scripts/repository.ts';
import { databaseNamed } from '#scripts/start/settings.ts';

const oldestVersion = 15;

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ETIMEDOUT: 'the server does not answer',
  '28P01': 'the password is wrong',
  '28000': 'the server refuses this user',
  '3D000': 'there is no such database',
};

/** Never shows the password: the sentence may end up in a log. */
const withoutPassword = (text: string): string => {
  const url = new URL(text);
  if (url.password) url.password = '***';
  return url.href;
};

const explainConnection = (setting: string, url: string, error: unknown): Problem => {
  const { code, message } = error as { code?: string; message: string };
  const reason = reasons[code ?? ''] ?? message;
  return new Problem(`${setting} (${withoutPassword(url)}) cannot be used: ${reason}.`);
};

/**
 * @param setting what named it, for who reads the sentence.
 * @throws {Problem} when the given database is unreachable or too old.
 */
export const assertUsable = async (url: string, setting = 'DATABASE_URL'): Promise<void> => {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Problem('DATABASE_URL should look like postgres://user:password@host:5432/database.');
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    const version = rows[0]?.server_version ?? '0';
    if (Number.parseInt(version, 10) < oldestVersion) {
      throw new Problem(
        `DATABASE_URL leads to PostgreSQL ${version}: at least ${oldestVersion} is needed.`,
      );
    }
  } catch (error) {
    throw error instanceof Problem ? error : explainConnection(setting, url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

export type KeptDatabase = {
  url: string;
  /** Undefined when somebody else's server is used. */
  identity?: string;
  /** Undefined when somebody else's server is used. */
  getPid: () => number | undefined;
  stop: () => Promise<void>;
};

/** Starts our own server again whenever it ends, at the same address, until told to stop. */
const keepRunning = (
  options: PostgresOptions,
  started: RunningPostgres,
  onRestart: () => void,
): Pick<KeptDatabase, 'getPid' | 'stop'> => {
  let current = started;
  let isStopping = false;
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (isStopping) return;
      console.log('  PostgreSQL ended; starting it again.');
      current = await startPostgres({ ...options, port: started.port });
      onRestart();
    }
  };
  watch().catch((error: unknown) => console.error(explain(error)));
  return {
    getPid: () => current.pid,
    stop: async () => {
      isStopping = true;
      await current.stop();
    },
  };
};

/**
 * Our own PostgreSQL, or the one that DATABASE_URL names.
 * @param name another database on it, which is there already.
 */
export const openDatabase = async (
  port: number | undefined,
  onRestart: () => void,
  name?: string,
): Promise<KeptDatabase> => {
  const wanted = (url: string): string => (name === undefined ? url : databaseNamed(url, name));
  const given = process.env['DATABASE_URL'];
  if (given) {
    await assertUsable(wanted(given));
    return { url: wanted(given), getPid: () => undefined, stop: async () => undefined };
  }
  const options = {
    dataFolder: inRoot('.data', 'postgres'),
    ...(port === undefined ? {} : { port }),
  };
  const postgres = await startPostgres(options);
  const { url } = postgres;
  const kept = keepRunning(options, postgres, onRestart);
  if (name === undefined) return { url, identity: postgres.identity, ...kept };
  await assertUsable(wanted(url), '--database').catch(async (error: unknown) => {
    await kept.stop();
    throw error;
  });
  // It may be made anew at any time, and so is asked every time what it lacks.
  return { url: wanted(url), ...kept };
};

import pg from 'pg';

/** Any of these is there on every server and may be asked for another. */
const maintenanceDatabase = 'postgres';
const [missingDatabase, duplicateDatabase] = ['3D000', '42P04'];

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Makes the database of this address where the server has none of its name. */
export const ensureDatabase = async (url: string): Promise<void> => {
  try {
    await (await connect(url)).end();
    return;
  } catch (error) {
    // Whatever else is wrong is explained by who uses the address next.
    if (codeOf(error) !== missingDatabase) return;
  }
  const server = new URL(url);
  const name = decodeURIComponent(server.pathname.slice(1));
  server.pathname = `/${maintenanceDatabase}`;
  const client = await connect(server.href);
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (codeOf(error) !== duplicateDatabase) throw error;
  } finally {
    await client.end();
  }
};

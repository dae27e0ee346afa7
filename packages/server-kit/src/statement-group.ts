/**
 * Several prepared statements sent as one piece and answered as one: every statement but the last
 * answer leaves the server in a single flush, so neither side wakes for each of them. The driver
 * flushes after every statement, also in its pipeline mode; on a busy machine those wake-ups cost
 * more than the statements (decision 0007).
 */
import type { Connection, PoolClient, Submittable } from 'pg';
import { exactTypes } from './database.ts';

type Scalar = string | number | bigint | boolean | Uint8Array | null;

/** A statement under a name of its own: one name, one text, whatever connection it runs on. */
export type Statement = {
  name: string;
  text: string;
  values?: readonly (Scalar | readonly Scalar[])[];
};

/** What a statement answered: PostgreSQL's command tag and its rows. */
export type StatementAnswer = { command: string; rows: Record<string, unknown>[] };

const largestPart = 64;

/**
 * Rows of an update, in parts. An update that finds its rows by a list compares each row of the list with
 * each row it found: of 512 rows that is more than writing them.
 */
export function inParts<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < rows.length; at += largestPart) {
    parts.push(rows.slice(at, at + largestPart));
  }
  return parts;
}

type Column = { name: string; read: (text: string) => unknown };
type Columns = readonly Column[];

/** The columns of the statements each connection has prepared, by the statements' names. */
const prepared = new WeakMap<Connection, Map<string, Columns>>();

/**
 * Sends statements in order and answers them in order. The first that fails rejects with
 * PostgreSQL's error and the server leaves out the rest; a transaction begun stays to be undone.
 */
export function sendStatements(
  client: PoolClient,
  statements: readonly Statement[],
): Promise<StatementAnswer[]> {
  return new Promise((resolve, reject) => {
    client.query(new StatementGroup(statements, resolve, reject));
  });
}

class StatementGroup implements Submittable {
  readonly #statements: readonly Statement[];
  readonly #resolve: (answers: StatementAnswer[]) => void;
  readonly #reject: (error: Error) => void;
  readonly #answers: StatementAnswer[] = [];
  #known = new Map<string, Columns>();
  #columns: Columns | undefined;
  #rows: Record<string, unknown>[] = [];
  /** The driver asks every query for one; ours are told by the group itself. */
  readonly callback = (): void => undefined;

  constructor(
    statements: readonly Statement[],
    resolve: (answers: StatementAnswer[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#statements = statements;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): undefined {
    this.#known = prepared.get(connection) ?? new Map<string, Columns>();
    prepared.set(connection, this.#known);
    const { stream } = connection;
    stream.cork();
    try {
      for (const statement of this.#statements) this.#send(connection, statement);
      connection.sync();
    } finally {
      stream.uncork();
    }
  }

  #send(connection: Connection, { name, text, values = [] }: Statement): void {
    if (!this.#known.has(name)) {
      // A group that failed may have prepared it; closing what does not exist is no error.
      connection.close({ type: 'S', name }, true);
      connection.parse({ name, text, types: [] }, true);
      connection.describe({ type: 'S', name }, true);
    }
    connection.bind({ statement: name, values: values.map(toText) }, true);
    connection.execute(null, true);
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: exactTypes.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#columns ??= this.#known.get(this.#current.name) ?? [];
    const row: Record<string, unknown> = {};
    for (const [at, { name, read }] of this.#columns.entries()) {
      const field = fields[at] ?? null;
      row[name] = field === null ? null : read(field);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this.#current;
    if (!this.#known.has(name)) this.#known.set(name, this.#columns ?? []);
    this.#answers.push({ command: text, rows: this.#rows });
    this.#columns = undefined;
    this.#rows = [];
  }

  get #current(): Statement {
    const statement = this.#statements[this.#answers.length];
    if (!statement) throw new Error('The server answered a statement that was not sent.');
    return statement;
  }

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#answers);
  }
}

/** A value in PostgreSQL's text form; arrays as their literals. */
function toText(value: Scalar | readonly Scalar[]): string | null {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Uint8Array) return hex(value);
  return typeof value === 'object' ? `{${value.map(toElement).join(',')}}` : String(value);
}

function toElement(value: Scalar): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
  return value instanceof Uint8Array ? `"\\${hex(value)}"` : String(value);
}

function hex({ buffer, byteOffset, length }: Uint8Array): string {
  return `\\x${Buffer.from(buffer, byteOffset, length).toString('hex')}`;
}

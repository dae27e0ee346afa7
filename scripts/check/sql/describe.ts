import type { Client, Connection, Submittable } from 'pg';

export type Column = {
  name: string;
  /** The name of the type in pg_type: int8, _text. */
  type: string;
  /** Null may come: of an expression, which nothing is known of, it is undefined. */
  isNullable?: boolean | undefined;
};

/** What the server says of a statement that it has understood; or why it has not. */
export type Description = { parameters: number; columns: Column[] } | { problem: string };

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };
type Answer = { parameters: number; fields: Field[] } | { problem: string };

/** Has the server read one statement without running it. */
class Reading implements Submittable {
  readonly #text: string;
  readonly #resolve: (answer: Answer) => void;
  #parameters = 0;
  #fields: Field[] = [];
  readonly callback = (): void => undefined;

  constructor(text: string, resolve: (answer: Answer) => void) {
    this.#text = text;
    this.#resolve = resolve;
  }

  submit(connection: Connection): undefined {
    connection.removeAllListeners('parameterDescription');
    connection.once('parameterDescription', ({ parameterCount }: { parameterCount: number }) => {
      this.#parameters = parameterCount;
    });
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#fields = fields;
  }

  handleError({ message }: Error): void {
    this.#resolve({ problem: message });
  }

  handleReadyForQuery(): void {
    this.#resolve({ parameters: this.#parameters, fields: this.#fields });
  }
}

const readTypes = async (client: Client): Promise<Map<number, string>> => {
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'SELECT oid::int, typname FROM pg_type',
  );
  return new Map(rows.map(({ oid, typname }) => [oid, typname]));
};

const readNullable = async (client: Client): Promise<Map<string, boolean>> => {
  const { rows } = await client.query<{ place: string; isNullable: boolean }>(
    `SELECT attrelid::oid || ' ' || attnum AS place, NOT attnotnull AS "isNullable"
       FROM pg_attribute WHERE attnum > 0`,
  );
  return new Map(rows.map(({ place, isNullable }) => [place, isNullable]));
};

/** @returns what the server says of each statement, in their order. */
export const describeStatements = async (
  client: Client,
  texts: readonly string[],
): Promise<Description[]> => {
  const [types, nullable] = [await readTypes(client), await readNullable(client)];
  const answers: Answer[] = [];
  for (const text of texts) {
    answers.push(await new Promise((resolve) => client.query(new Reading(text, resolve))));
  }
  return answers.map((answer) => {
    if ('problem' in answer) return answer;
    const columns = answer.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: types.get(dataTypeID) ?? 'unknown',
      isNullable: nullable.get(`${tableID} ${columnID}`),
    }));
    return { parameters: answer.parameters, columns };
  });
};

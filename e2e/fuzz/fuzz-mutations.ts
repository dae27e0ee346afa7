/** Ways to spoil a good request, chosen by a seed. */
import type { Random } from '#e2e/fixtures/random.ts';
import { nasty, oddKeys } from './fuzz-nasty.ts';

/** A request before it becomes bytes. */
export type Draft = {
  params: Record<string, string>;
  query: [name: string, value: string][];
  body: unknown;
  headers: Record<string, string>;
  /** Replaces what the body would be written as. */
  rawBody?: string | Buffer;
  /** What was done to it, for whoever reads a failure. */
  story: string;
};

type Place = { holder: Record<string, unknown> | unknown[]; key: string | number };

const isHolder = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/** Every place in a body where something can be replaced or left out. */
const placesIn = (value: unknown): Place[] => {
  if (!isHolder(value)) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => [
    { holder: value, key },
    ...placesIn((value as Record<string | number, unknown>)[key]),
  ]);
};

const put = ({ holder, key }: Place, value: unknown): void => {
  // An ordinary assignment to __proto__ would change the object instead of its content.
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
};

/** A copy, since a second spoiling of the same request may reach into what the first put there. */
const fresh = (value: unknown): unknown => structuredClone(value);

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

type Mutation = (draft: Draft, random: Random) => string | undefined;

/** Undefined: there is nothing of that kind in this request. */
const bodyMutations: readonly Mutation[] = [
  function replaceValue({ body }, random) {
    const places = placesIn(body);
    if (places.length === 0) return undefined;
    const place = random.pick(places);
    const value = fresh(random.pick(nasty));
    put(place, value);
    return `${place.key} = ${show(value)}`;
  },
  function leaveOut({ body }, random) {
    const places = placesIn(body).filter(({ holder }) => !Array.isArray(holder));
    if (places.length === 0) return undefined;
    const { holder, key } = random.pick(places);
    delete (holder as Record<string, unknown>)[String(key)];
    return `without ${key}`;
  },
  function addKey({ body }, random) {
    const holders = [body, ...placesIn(body).map(({ holder }) => holder)];
    const objects = holders.filter((holder) => isHolder(holder) && !Array.isArray(holder));
    if (objects.length === 0) return undefined;
    const key = random.pick(oddKeys);
    const value = fresh(random.pick([...nasty, { polluted: true, isAdmin: true }]));
    put({ holder: random.pick(objects) as Record<string, unknown>, key }, value);
    return `with ${key} = ${show(value)}`;
  },
  function replaceWhole(draft, random) {
    draft.body = fresh(random.pick([...nasty, [draft.body], { body: draft.body }, 'text', 7]));
    return `the body is ${show(draft.body)}`;
  },
  function growArray({ body }, random) {
    const arrays = placesIn(body)
      .map(({ holder, key }) => (holder as Record<string | number, unknown>)[key])
      .filter((value) => Array.isArray(value));
    if (arrays.length === 0) return undefined;
    const array = random.pick(arrays);
    const [first] = array;
    const length = random.pick([0, 51, 400]);
    array.splice(0, array.length, ...Array.from({ length }, () => first as unknown));
    return `an array of ${length}`;
  },
];

const textMutations: readonly Mutation[] = [
  function exceptionJson(draft, random) {
    const good = JSON.stringify(draft.body) ?? '{}';
    const broken: [string, string | Buffer][] = [
      ['cut off', good.slice(0, random.int(0, Math.max(good.length - 1, 0)))],
      ['a trailing comma', `${good.slice(0, -1)},}`],
      ['behind a byte order mark', `\ufeff${good}`],
      ['not JSON', '<xml/>'],
      ['single quotes', good.replaceAll('"', "'")],
      ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
      ['nothing at all', ''],
      ['a key twice', `{"__proto__":{"x":1},${good.slice(1)}`],
      ['very deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
      ['too large', JSON.stringify({ filler: 'a'.repeat(70_000) })],
      ['a number too long', `{"amount":${'9'.repeat(4_000)}}`],
    ];
    const [story, raw] = random.pick(broken);
    draft.rawBody = raw;
    return story;
  },
  function changeType(draft, random) {
    const type = random.pick([
      '',
      'text/plain',
      'text/html; charset=utf-7',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'application/xml',
      'not a type',
      'application/json, application/json',
    ]);
    if (type === '') delete draft.headers['content-type'];
    else draft.headers['content-type'] = type;
    return `as "${type}"`;
  },
];

const addressMutations: readonly Mutation[] = [
  function spoilParameter({ params }, random) {
    const names = Object.keys(params);
    if (names.length === 0) return undefined;
    const value = random.pick([
      ...nasty.filter((one) => typeof one === 'string').map((one) => encodeSafely(one)),
      '%00',
      '%ff',
      '%E0%A4%A',
      '%',
      '..',
      '%2e%2e%2f%2e%2e%2fetc',
      ';',
      'a'.repeat(300),
      '0',
      '-1',
      '1.0',
      '%31',
    ]);
    const name = random.pick(names);
    params[name] = value;
    return `${name} in the path is ${value.slice(0, 60)}`;
  },
  function spoilQuery({ query }, random) {
    const value = random.pick([
      ...nasty.filter((one) => typeof one === 'string').map((one) => encodeSafely(one)),
      '%ff',
      '%',
      '-1',
      '0',
      '1e9',
      '101',
      '{}',
      'e30',
      'WyJhIiwyXQ',
      Buffer.from('{"id":"x"}').toString('base64url'),
      Buffer.from('["1","2"]').toString('base64url'),
      Buffer.from('\u0000').toString('base64url'),
    ]);
    const known = query.map(([name]) => name);
    const name = random.pick([
      ...known,
      ...known,
      'cursor',
      'pageSize',
      'extra',
      '__proto__',
      'a%5Bb%5D',
      'constructor.prototype.x',
    ]);
    query.push([name, value]);
    // Twice the same name: parsers make a list of it.
    if (random.isChance(0.3)) query.push([name, value]);
    else query.splice(0, query.length, ...keepLast(query));
    return `?${name}=${value.slice(0, 60)}`;
  },
];

const keepLast = (query: readonly [string, string][]): [string, string][] => [...new Map(query)];

const encodeSafely = (value: string): string => encodeURIComponent(value.toWellFormed());

const headerMutations: readonly Mutation[] = [
  function spoilHeader({ headers }, random) {
    const name = random.pick([
      'authorization',
      'x-forwarded-for',
      'accept-language',
      'content-encoding',
      'x-timestamp',
      'x-signature',
      'x-sender',
      'cookie',
    ]);
    const value = random.pick([
      'Bearer',
      'Bearer ',
      `Bearer ${'a'.repeat(2_000)}`,
      'Bearer m_' + 'A'.repeat(43),
      'Basic YTpi',
      'null',
      '-1',
      '99999999999999999999',
      'gzip',
      '\u00ff\u00fe',
      "'; DROP TABLE sessions; --",
    ]);
    headers[name] = value;
    return `${name}: ${value.slice(0, 60)}`;
  },
];

/** Spoils a request in one or two places; now and then it stays good. */
export const mutate = (draft: Draft, random: Random, hasBody: boolean): void => {
  if (random.isChance(0.08)) return;
  const kinds = [
    ...(hasBody ? [bodyMutations, bodyMutations, bodyMutations, bodyMutations, textMutations] : []),
    addressMutations,
    headerMutations,
  ];
  const stories: string[] = [];
  const count = random.isChance(0.25) ? 2 : 1;
  while (stories.length < count) {
    const story = random.pick(random.pick(kinds))(draft, random);
    if (story !== undefined) stories.push(story);
  }
  draft.story = stories.join(', ');
};

/**
 * Vodacom's open API of M-Pesa in Tanzania: a session opened by our key, both sealed with Vodacom's
 * public key, then JSON. Every answer has a code that says what became of the request.
 */
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Config } from '#platform/config.ts';
import {
  askOutside,
  keepTokens,
  type Opened,
  type OutsideAnswer,
  readJson,
} from '#domains/cashier/rails/rail/rail.ts';

export type Fields = Readonly<Record<string, unknown>>;

const root = '/openapi/ipg/v2/vodacomTZN';

/** Off in production until it has an address: the demo's secrets prove nothing there. */
export function isVodacomSetUp({ NODE_ENV, VODACOM_URL }: Config): boolean {
  return NODE_ENV !== 'production' || VODACOM_URL !== undefined;
}

function baseUrl(config: Config): string {
  if (!isVodacomSetUp(config)) throw new OutsideRefusal('rail_not_set_up');
  return `${config.VODACOM_URL ?? config.GATEWAY_URL}${root}`;
}

const sessions = keepTokens(0);

/** Shorter than what a portal lets a session live at least. */
const sessionLifeMs = 4 * 60_000;

function session(config: Config, refused?: string): Promise<string> {
  const name = `${baseUrl(config)} ${config.VODACOM_API_KEY}`;
  return sessions({ name, refused, open: () => openSession(config) });
}

async function openSession(config: Config): Promise<Opened> {
  const { status, text } = await askOutside(`${baseUrl(config)}/getSession/`, {
    rail: 'mpesa-tz',
    method: 'GET',
    headers: headersWith(config, config.VODACOM_API_KEY),
  });
  const opened = textOf(readJson(text)?.['output_SessionID']);
  if (opened !== '') return { text: opened, lifeMs: sessionLifeMs };
  // Nothing was asked for yet: that the rail did not act is certain.
  if (status >= 500) throw new OutsideFault('Vodacom opens no session.');
  throw new OutsideRefusal('unauthenticated');
}

function headersWith({ VODACOM_PUBLIC_KEY, PLAYER_ORIGIN }: Config, secret: string) {
  const der = Buffer.from(VODACOM_PUBLIC_KEY, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_PADDING;
  const sealed = publicEncrypt({ key, padding }, Buffer.from(secret)).toString('base64');
  return { authorization: `Bearer ${sealed}`, origin: PLAYER_ORIGIN };
}

type Request = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: object };

async function exchange(config: Config, { method, path, body }: Request): Promise<OutsideAnswer> {
  const send = async (opened: string) =>
    askOutside(`${baseUrl(config)}${path}`, {
      rail: 'mpesa-tz',
      method,
      headers: headersWith(config, opened),
      ...(body ? { body } : {}),
    });
  const opened = await session(config);
  const first = await send(opened);
  return first.status === 401 ? send(await session(config, opened)) : first;
}

/**
 * One request. Throws OutsideRefusal by Vodacom's own code where it says that it took nothing,
 * OutsideFault where nobody knows.
 */
export async function askVodacom(config: Config, request: Request): Promise<Fields> {
  const answer = await exchange(config, request);
  if (answer.status === 401) throw new OutsideRefusal('unauthenticated');
  const fields = readJson(answer.text);
  const code = textOf(fields?.['output_ResponseCode']);
  if (fields && code === done) return fields;
  if (isDefinite(code)) throw new OutsideRefusal(code);
  throw new OutsideFault(`Vodacom answered ${answer.status} ${code}.`);
}

export const done = 'INS-0';
export const cancelledByPayer = 'INS-5';
export const idIsTaken = 'INS-10';
export const idIsUnknown = 'INS-17';

/**
 * What was not begun or came to nothing: but for an error of its own, no answer in time, too much
 * to do and a state it does not know itself.
 */
function isDefinite(code: string): boolean {
  return /^INS-\d{1,4}$/.test(code) && !['INS-1', 'INS-9', 'INS-16', 'INS-23'].includes(code);
}

/** Empty for what is no text, and never longer than anything Vodacom writes. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

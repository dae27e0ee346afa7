/**
 * Safaricom's public API, Daraja: a token for an hour, then JSON. What it answers at once is only
 * that it took a request; results come to addresses of ours.
 */
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

/** Off in production until it has an address: the demo's secrets prove nothing there. */
export function isDarajaSetUp({ NODE_ENV, DARAJA_URL }: Config): boolean {
  return NODE_ENV !== 'production' || DARAJA_URL !== undefined;
}

function baseUrl(config: Config): string {
  if (!isDarajaSetUp(config)) throw new OutsideRefusal('rail_not_set_up');
  return config.DARAJA_URL ?? config.GATEWAY_URL;
}

const tokens = keepTokens(60_000);

function token(config: Config, refused?: string): Promise<string> {
  const name = `${baseUrl(config)} ${config.DARAJA_CONSUMER_KEY}`;
  return tokens({ name, refused, open: () => openToken(config) });
}

async function openToken(config: Config): Promise<Opened> {
  const url = baseUrl(config);
  const pair = `${config.DARAJA_CONSUMER_KEY}:${config.DARAJA_CONSUMER_SECRET}`;
  const { status, text } = await askOutside(
    `${url}/oauth/v1/generate?grant_type=client_credentials`,
    {
      rail: 'mpesa',
      method: 'GET',
      headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
    },
  );
  const answer = readJson(text);
  const opened = answer?.['access_token'];
  // Nothing was asked for yet: that the rail did not act is certain.
  if (typeof opened !== 'string') {
    if (status >= 500) throw new OutsideFault('Daraja gives no token.');
    throw new OutsideRefusal('unauthenticated');
  }
  return { text: opened, lifeMs: Number(answer?.['expires_in']) * 1_000 || 0 };
}

async function ask(
  config: Config,
  request: { method: 'GET' | 'POST'; path: string; body?: object },
): Promise<OutsideAnswer> {
  const { method, path, body } = request;
  const send = async (opened: string) =>
    askOutside(`${baseUrl(config)}${path}`, {
      rail: 'mpesa',
      method,
      headers: { authorization: `Bearer ${opened}` },
      ...(body ? { body } : {}),
    });
  const opened = await token(config);
  const first = await send(opened);
  return errorCode(first) === '404.001.03' ? send(await token(config, opened)) : first;
}

const errorCode = ({ text }: OutsideAnswer): string | undefined => {
  const code = readJson(text)?.['errorCode'];
  return typeof code === 'string' ? code : undefined;
};

/**
 * One request. Throws OutsideRefusal by Daraja's own error code where it says that it took
 * nothing, OutsideFault where nobody knows.
 */
export async function askDaraja(config: Config, path: string, body: object): Promise<Fields> {
  const answer = await ask(config, { method: 'POST', path, body });
  const code = errorCode(answer);
  // The 500.003 are faults of Daraja's own, after which anything may be.
  if (code !== undefined && !code.startsWith('500.003')) throw new OutsideRefusal(code);
  const fields = readJson(answer.text);
  if (answer.status !== 200 || !fields) throw new OutsideFault(`Daraja answered ${answer.status}.`);
  const taken = fieldText(fields, 'ResponseCode');
  if (taken !== '0') {
    throw new OutsideRefusal(`ResponseCode ${taken}`);
  }
  return fields;
}

/** A field of an answer, which numbers are texts in too; empty where it is missing. */
export function fieldText(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** A text, such as the day's statement. */
export async function readDaraja(config: Config, path: string): Promise<string> {
  const { status, text } = await ask(config, { method: 'GET', path });
  if (status !== 200) throw new OutsideFault(`Daraja answered ${status}.`);
  return text;
}

/** The proof of a short code: its pass key, and the time as the clocks of Nairobi show it. */
export function darajaPassword(
  { DARAJA_SHORT_CODE, DARAJA_PASSKEY }: Config,
  now: Date,
): { BusinessShortCode: string; Password: string; Timestamp: string } {
  const nairobi = new Date(now.getTime() + 3 * 3_600_000);
  const Timestamp = nairobi.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const text = `${DARAJA_SHORT_CODE}${DARAJA_PASSKEY}${Timestamp}`;
  const Password = Buffer.from(text).toString('base64');
  return { BusinessShortCode: DARAJA_SHORT_CODE, Password, Timestamp };
}

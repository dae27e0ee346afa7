/**
 * Airtel Africa's open API: a token for three minutes, then JSON. Each country is a network of its
 * own, named by two headers. Every answer has a status block whose codes say what became of it.
 */
import type { Currency } from '@bahati/money/currencies.ts';
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

export type Market = { country: string; currency: Currency; dialling: string };

export const markets: readonly Market[] = [
  { country: 'KE', currency: 'KES', dialling: '+254' },
  { country: 'TZ', currency: 'TZS', dialling: '+255' },
];

/** Off in production until it has an address: the demo's secrets prove nothing there. */
export function isAirtelSetUp({ NODE_ENV, AIRTEL_URL }: Config): boolean {
  return NODE_ENV !== 'production' || AIRTEL_URL !== undefined;
}

function baseUrl(config: Config): string {
  if (!isAirtelSetUp(config)) throw new OutsideRefusal('rail_not_set_up');
  return config.AIRTEL_URL ?? config.GATEWAY_URL;
}

const tokens = keepTokens(20_000);

function token(config: Config, refused?: string): Promise<string> {
  const name = `${baseUrl(config)} ${config.AIRTEL_CLIENT_ID}`;
  return tokens({ name, refused, open: () => openToken(config) });
}

async function openToken(config: Config): Promise<Opened> {
  const url = baseUrl(config);
  const { status, text } = await askOutside(`${url}/auth/oauth2/token`, {
    rail: 'airtel',
    method: 'POST',
    headers: {},
    body: {
      client_id: config.AIRTEL_CLIENT_ID,
      client_secret: config.AIRTEL_CLIENT_SECRET,
      grant_type: 'client_credentials',
    },
  });
  const answer = readJson(text);
  const opened = answer?.['access_token'];
  // Nothing was asked for yet: that the rail did not act is certain.
  if (typeof opened !== 'string') {
    if (status >= 500) throw new OutsideFault('Airtel gives no token.');
    throw new OutsideRefusal('unauthenticated');
  }
  return { text: opened, lifeMs: Number(answer?.['expires_in']) * 1_000 || 0 };
}

export type AirtelRequest = {
  market: Market;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
};

async function exchange(config: Config, request: AirtelRequest): Promise<OutsideAnswer> {
  const { market, method, path, body } = request;
  const send = async (opened: string) =>
    askOutside(`${baseUrl(config)}${path}`, {
      rail: 'airtel',
      method,
      headers: {
        authorization: `Bearer ${opened}`,
        'x-country': market.country,
        'x-currency': market.currency,
      },
      ...(body ? { body } : {}),
    });
  const opened = await token(config);
  const first = await send(opened);
  return first.status === 401 ? send(await token(config, opened)) : first;
}

export type AirtelAnswer = {
  data: Fields;
  /** Where the transaction stands, where Airtel names a code for it: "DP00800001006". */
  responseCode: string;
};

/**
 * One request. Throws OutsideRefusal by Airtel's own code where it says that it took nothing,
 * OutsideFault where nobody knows.
 */
export async function askAirtel(config: Config, request: AirtelRequest): Promise<AirtelAnswer> {
  const answer = await exchange(config, request);
  if (answer.status === 401) throw new OutsideRefusal('unauthenticated');
  const fields = readJson(answer.text);
  const status = fieldsOf(fields?.['status']);
  const responseCode = textOf(status['response_code']);
  const data = fieldsOf(fields?.['data']);
  // Of a transaction that failed Airtel may say so in both places; asked about, it is an answer.
  const isTold = request.method === 'GET' && fieldsOf(data['transaction'])['status'] !== undefined;
  if (status['success'] === true || isTold) return { data, responseCode };
  const resultCode = textOf(status['result_code']);
  if (definite.has(resultCode)) throw new OutsideRefusal(resultCode);
  if (finalCode.test(responseCode)) throw new OutsideRefusal(responseCode);
  throw new OutsideFault(`Airtel answered ${answer.status} ${resultCode} ${responseCode}.`);
}

export const idIsTaken = 'ESB000041';
export const idIsUnknown = 'ESB000045';

/** What was looked at and not begun: a wrong field, country, number or id. */
const definite = new Set([
  'ESB000008',
  'ESB000033',
  'ESB000034',
  'ESB000035',
  'ESB000036',
  'ESB000039',
  idIsTaken,
  idIsUnknown,
]);

/** Of a transaction that is over: all but "ambiguous" and "in progress". */
const finalCode = /^DP00[89]0000(?!1000$|1006$)1\d{3}$/;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Empty for what is no text, and never longer than anything Airtel writes. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

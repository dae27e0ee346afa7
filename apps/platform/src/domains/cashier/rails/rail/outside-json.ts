/**
 * One exchange with a rail's JSON API: bounded in time and size, no redirects. Numbers in answers
 * are read as the text they are written in, since money among them must stay exact.
 */
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { outsideName, timeOutside } from '@bahati/server-kit/metrics/call-times.ts';
import { OutsideFault } from '@bahati/server-kit/signed-caller.ts';

export type OutsideAnswer = { status: number; text: string };

type OutsideRequest = {
  /** By what name its times are counted. */
  rail: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: object;
};

const longestMs = 8_000;
const longestAnswer = 8 * 1024 * 1024;

/** Throws OutsideFault where no whole answer came: whether the rail acted is unknown. */
export async function askOutside(url: string, request: OutsideRequest): Promise<OutsideAnswer> {
  const name = outsideName(request.rail, request.method, url);
  return timeOutside(name, () => exchange(url, request));
}

async function exchange(url: string, request: OutsideRequest): Promise<OutsideAnswer> {
  const { method, headers, body } = request;
  try {
    const response = await fetchOutside(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, text: await boundedText(response) };
  } catch (error) {
    throw new OutsideFault(`${new URL(url).origin} could not be asked.`, error);
  }
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > longestAnswer) throw new RangeError('The answer is too long.');
  }
  return text;
}

/** An object of JSON with its numbers as text; undefined for anything else. */
export function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text, numbersAsText as Parameters<typeof JSON.parse>[1]);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function numbersAsText(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

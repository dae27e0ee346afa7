/** One POST to a gateway: bounded in time by the caller's signal, and in size. */
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { timeOutside } from '@bahati/server-kit/metrics/call-times.ts';
import { DeliveryFault } from './gateway.ts';

export type OutsideAnswer = { status: number; text: string };

const maxAnswerBytes = 65_536;

/** Never follows a redirect: the key is for this address alone. Throws DeliveryFault. */
export async function postOutside(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  // An address may carry a key: only the machine is named.
  const name = { party: new URL(url).host, call: 'POST' };
  return timeOutside(name, () => exchange(url, headers, body, signal));
}

async function exchange(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  try {
    const response = await fetchOutside(url, {
      method: 'POST',
      redirect: 'error',
      headers,
      body,
      signal,
    });
    return { status: response.status, text: await boundedText(response) };
  } catch {
    // What fetch says of the cause may quote the address, and some gateways carry keys there.
    throw signal.aborted
      ? new DeliveryFault('timed_out', 'no whole answer in time')
      : new DeliveryFault('no_answer', 'no connection or no whole answer');
  }
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > maxAnswerBytes) throw new RangeError('The answer is too long.');
  }
  return text;
}

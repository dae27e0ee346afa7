/** SMS through any gateway that takes a POST of `{ to, text }` with a key in a header. */
import { DeliveryFault, type Letter, type SendLetter } from './gateway.ts';
import { postOutside } from './post-outside.ts';

export type HttpSmsSettings = { url: string; keyHeader: string; key: string };

/** What a gateway says when this number, and not our account, is the trouble. */
const recipientStatuses: readonly number[] = [400, 404, 410, 422];

export function httpSms({ url, keyHeader, key }: HttpSmsSettings): SendLetter {
  return async ({ id, recipient, body }: Letter, signal) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': id,
      [keyHeader]: key,
    };
    const text = JSON.stringify({ to: recipient, text: body });
    const { status } = await postOutside(url, headers, text, signal);
    // Reports speak of it by our own id.
    if (status >= 200 && status < 300) return undefined;
    const isRecipient = recipientStatuses.includes(status);
    const problem = isRecipient ? 'recipient_refused' : 'gateway_refused';
    throw new DeliveryFault(problem, `HTTP ${status}`);
  };
}

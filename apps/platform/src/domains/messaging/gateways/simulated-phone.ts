/** SMS to the demo's simulated phone, signed as the calls of the gateway beside it. */
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { DeliveryFault, type Letter, type SendLetter } from './gateway.ts';
import { postOutside } from './post-outside.ts';

export function simulatedPhone({ url, key }: { url: string; key: string }): SendLetter {
  return async ({ id, recipient, body }: Letter, signal) => {
    const text = JSON.stringify({ id, to: recipient, text: body });
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders('platform', key, text, Date.now()),
    };
    const { status } = await postOutside(`${url}/messages`, headers, text, signal);
    if (status === 200) return undefined;
    const problem = status === 400 ? 'recipient_refused' : 'gateway_refused';
    throw new DeliveryFault(problem, `HTTP ${status}`);
  };
}

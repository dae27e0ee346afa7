import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import type { AttemptResult, Callback } from './callbacks.ts';
import type { Context } from '#simulator/context.ts';

const answerLimitMs = 5_000;
const maxAnswerBytes = 65_536;

/** The code this gateway signs its callbacks with. */
const gatewayCode = 'pesa-pepe';

/**
 * Sends a callback once. The gateway signs its own and takes only `{ "success": true }` for
 * heard; the rails of the networks sign nothing and are content with any answer of 200.
 */
export async function sendCallback(context: Context, callback: Callback): Promise<AttemptResult> {
  const isSigned = callback.api === 'gateway';
  try {
    const response = await fetchOutside(callback.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimitMs),
      headers: {
        'content-type': 'application/json',
        ...(isSigned
          ? signedHeaders(gatewayCode, context.settings.key, callback.body, context.now())
          : {}),
      },
      body: callback.body,
    });
    const answer = readAnswer(await boundedText(response));
    const isAccepted = response.ok && (!isSigned || answer.success === true);
    return { isAccepted, answer: isAccepted ? 'success' : `${response.status} ${answer.code}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { isAccepted: false, answer: cause instanceof Error ? cause.message : 'no answer' };
  }
}

function readAnswer(text: string): { success: unknown; code: string } {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) {
      const { success, code } = answer as Record<string, unknown>;
      return { success, code: typeof code === 'string' ? code.slice(0, 60) : '' };
    }
  } catch {
    // Whatever it is, it is not an answer of the contract.
  }
  return { success: false, code: 'not an answer' };
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > maxAnswerBytes) throw new RangeError('the answer is too long');
  }
  return text;
}

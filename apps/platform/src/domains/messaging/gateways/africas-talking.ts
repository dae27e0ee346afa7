/**
 * SMS through Africa's Talking (developers.africastalking.com, "SMS: send bulk"): a form with the
 * key in the header `apiKey`, answered by a status for each recipient.
 */
import { z } from 'zod';
import { DeliveryFault, type Letter, type SendLetter } from './gateway.ts';
import { type OutsideAnswer, postOutside } from './post-outside.ts';

export type AfricasTalkingSettings = {
  /** The live or the sandbox address, without a path. */
  origin: string;
  username: string;
  apiKey: string;
  /** A registered short code or name; theirs when it is left out. */
  sender?: string | undefined;
};

const answerShape = z.object({
  SMSMessageData: z.object({
    Message: z.string().optional(),
    Recipients: z.array(
      z.object({
        statusCode: z.number(),
        status: z.string().optional(),
        // A strange id is none: the message was taken all the same.
        messageId: z.string().min(1).max(100).optional().catch(undefined),
      }),
    ),
  }),
});

/** 100 processed, 101 sent, 102 queued with the operator. */
const takenCodes: readonly number[] = [100, 101, 102];

/** 403 no valid number, 404 no mobile, 406 on the block list, 409 wants no messages. */
const recipientCodes: readonly number[] = [403, 404, 406, 409];

export function africasTalking(settings: AfricasTalkingSettings): SendLetter {
  const { origin, username, apiKey, sender } = settings;
  return async ({ recipient, body }: Letter, signal) => {
    const form = new URLSearchParams({ username, to: recipient, message: body });
    if (sender !== undefined) form.set('from', sender);
    const headers = {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      apiKey,
    };
    const url = `${origin}/version1/messaging`;
    return judge(await postOutside(url, headers, form.toString(), signal));
  };
}

/** Its id; throws unless the one recipient was taken on. Without a recipient the whole was refused. */
function judge({ status, text }: OutsideAnswer): string | undefined {
  if (status !== 200 && status !== 201) {
    throw new DeliveryFault('gateway_refused', `HTTP ${status}`);
  }
  const answer = answerShape.safeParse(parsed(text));
  if (!answer.success) throw new DeliveryFault('no_answer', 'an answer of another shape');
  const [recipient] = answer.data.SMSMessageData.Recipients;
  if (!recipient) throw new DeliveryFault('gateway_refused', 'no recipient in the answer');
  const { statusCode, messageId } = recipient;
  if (takenCodes.includes(statusCode)) return messageId;
  const isRecipient = recipientCodes.includes(statusCode);
  const problem = isRecipient ? 'recipient_refused' : 'gateway_refused';
  throw new DeliveryFault(problem, `status ${statusCode}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

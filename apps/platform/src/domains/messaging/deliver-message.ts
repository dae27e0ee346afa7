/**
 * Hands one queued message to its channel's gateway. Whoever tries puts the next try off first,
 * so that two never try at once; who dies leaves a message that is due again. A message may thus
 * go out twice, and never not at all while it is worth something.
 */
import type { DeliveryProblem } from '@bahati/contract/back-office/messaging/messages.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import type { Context } from '#platform/context.ts';
import { DeliveryFault } from '#domains/messaging/gateways/gateways.ts';
import { type Channel, gatewayOf, isOutbox } from './gateways/gateways.ts';
import { masked, minutesOfUse } from './message-secrets.rules.ts';

/** How long one try may last. */
const tryMs = 10_000;

/** Tries in all; the runner's pauses between them add up to a minute and a half. */
const mostTries = 5;

type Message = {
  id: bigint;
  channel: Channel;
  recipient: string;
  purpose: string;
  subject: string | null;
  body: string;
  attempts: number;
  createdAt: Date;
};

/** Resolves when nothing is left to do; throws DeliveryFault when another try is worth it. */
export async function deliverMessage(context: Context, messageId: string): Promise<void> {
  const message = await claim(context, messageId);
  if (!message) return;
  let gatewayId: string | undefined;
  try {
    gatewayId = await send(context, message);
  } catch (error) {
    await putBack(context, message, error);
    return;
  }
  await context.database.query(
    `UPDATE outgoing_messages SET state = 'sent', sent_at = now(), last_error = NULL,
            subject = $2, body = $3, gateway_id = $4
      WHERE id = $1 AND state = 'queued'`,
    [...storedWords(context, message), gatewayId ?? null],
  );
}

/** Undefined: done, or in the hands of somebody else. */
async function claim({ database }: Context, messageId: string): Promise<Message | undefined> {
  const { rows } = await database.query<Message>(
    `UPDATE outgoing_messages
        SET attempts = attempts + 1, next_try_at = now() + interval '20 seconds'
      WHERE id = $1 AND state = 'queued' AND next_try_at <= now()
      RETURNING id, channel, recipient, purpose, subject, body, attempts,
                created_at AS "createdAt"`,
    [messageId],
  );
  return rows[0];
}

async function send({ config, now }: Context, message: Message): Promise<string | undefined> {
  const { id, channel, recipient, subject, body, createdAt } = message;
  const minutes = minutesOfUse(message.purpose);
  const ageMs = now().getTime() - createdAt.getTime();
  if (minutes !== null && ageMs > minutes * 60_000) {
    throw new DeliveryFault('too_late', `${Math.floor(ageMs / 60_000)} minutes old`);
  }
  const letter = { id: id.toString(), recipient, subject, body };
  return gatewayOf(config, channel)(letter, AbortSignal.timeout(tryMs));
}

/** Throws for another try; a message given up loses what nobody else may read either. */
async function putBack(context: Context, message: Message, error: unknown): Promise<void> {
  const problem: DeliveryProblem = error instanceof DeliveryFault ? error.problem : 'no_answer';
  const isFinal = error instanceof DeliveryFault && error.isFinal;
  const isGivenUp = isFinal || message.attempts >= mostTries;
  const [id, subject, body] = isGivenUp
    ? storedWords(context, message)
    : [message.id, message.subject, message.body];
  await context.database.query(
    `UPDATE outgoing_messages SET state = $4, last_error = $5, next_try_at = now(),
            subject = $2, body = $3
      WHERE id = $1 AND state = 'queued'`,
    [id, subject, body, isGivenUp ? 'failed' : 'queued', problem],
  );
  if (!isGivenUp) throw error;
  countEvent('message_failed');
  context.log.warn({ err: error, messageId: id.toString() }, 'a message was given up');
}

function storedWords({ config }: Context, message: Message): [bigint, string | null, string] {
  const { id, channel, purpose, subject, body } = message;
  if (isOutbox(config, channel)) return [id, subject, body];
  return [id, subject === null ? null : masked(purpose, subject), masked(purpose, body)];
}

/** E-mail through an SMTP server, one connection a message. */
import { createTransport } from 'nodemailer';
import { DeliveryFault, type Letter, type SendLetter } from './gateway.ts';

export type SmtpSettings = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which turns to TLS when offered. */
  url: string;
  from: string;
  /** Without TLS nothing is sent. */
  isTlsRequired: boolean;
};

export function smtp({ url, from, isTlsRequired }: SmtpSettings): SendLetter {
  const transport = createTransport({
    url,
    requireTLS: isTlsRequired,
    disableFileAccess: true,
    disableUrlAccess: true,
    socketCloseTimeout: 0,
  });
  const host = from.replace(/^.*@|>\s*$/g, '');
  return async ({ id, recipient, subject, body }: Letter, signal) => {
    try {
      await transport.sendMail({
        from,
        // As an object it stays one address, whatever stands in it.
        to: { name: '', address: recipient },
        subject: subject ?? '',
        text: body,
        messageId: `<message-${id}@${host}>`,
        signal,
      });
    } catch (error) {
      throw faultOf(error, signal);
    }
  };
}

/** The server's own sentence is left out: it may quote the address. */
function faultOf(error: unknown, signal: AbortSignal): DeliveryFault {
  if (signal.aborted) return new DeliveryFault('timed_out', 'no whole answer in time');
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const detail = [code, responseCode || ''].join(' ').trim();
  if (code === 'EENVELOPE' && responseCode >= 500) {
    return new DeliveryFault('recipient_refused', detail);
  }
  if (responseCode > 0 || code === 'EAUTH' || code === 'ETLS') {
    return new DeliveryFault('gateway_refused', detail);
  }
  return new DeliveryFault('no_answer', detail);
}

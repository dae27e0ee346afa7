/** Which way a channel's messages leave the operator, by the settings. */
import type { Config } from '#platform/config.ts';
import { africasTalking } from './africas-talking.ts';
import type { SendLetter } from './gateway.ts';
import { httpSms } from './http-sms.ts';
import { simulatedPhone } from './simulated-phone.ts';
import { smtp } from './smtp.ts';

export { DeliveryFault } from './gateway.ts';

export type Channel = 'sms' | 'email';

/** The demo's way out: the stored message itself is what arrives, in the back office. */
const keepInOutbox: SendLetter = () => Promise.resolve(undefined);

/** Do the channel's messages stay readable in the back office, as in the demo alone? */
export function isOutbox({ SMS_GATEWAY, EMAIL_GATEWAY }: Config, channel: Channel): boolean {
  if (channel === 'email') return EMAIL_GATEWAY === 'outbox';
  return SMS_GATEWAY === 'outbox' || SMS_GATEWAY === 'phone';
}

/** The configuration has been judged at start: what the chosen gateway needs is there. */
export function gatewayOf(config: Config, channel: Channel): SendLetter {
  if (channel === 'email') {
    if (config.EMAIL_GATEWAY === 'outbox') return keepInOutbox;
    return smtp({
      url: config.SMTP_URL ?? '',
      from: config.EMAIL_FROM ?? '',
      isTlsRequired: config.NODE_ENV === 'production',
    });
  }
  if (config.SMS_GATEWAY === 'outbox') return keepInOutbox;
  if (config.SMS_GATEWAY === 'phone') {
    return simulatedPhone({ url: config.SIMULATED_PHONE_URL ?? '', key: config.GATEWAY_KEY });
  }
  if (config.SMS_GATEWAY === 'http') {
    return httpSms({
      url: config.SMS_HTTP_URL ?? '',
      keyHeader: config.SMS_HTTP_KEY_HEADER,
      key: config.SMS_HTTP_KEY ?? '',
    });
  }
  return africasTalking({
    origin: config.AFRICASTALKING_ORIGIN,
    username: config.AFRICASTALKING_USERNAME ?? '',
    apiKey: config.AFRICASTALKING_KEY ?? '',
    sender: config.AFRICASTALKING_SENDER,
  });
}

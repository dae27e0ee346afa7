/** A call of the platform to a vendor that answers messages of members' phones. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { language } from '@bahati/contract/wire.ts';

export const inboundSmsCalls = defineCalls({
  'POST /vendor/v1/sms': {
    summary: 'What to answer to a message; null: it is none of this vendor’s',
    audience: 'platform',
    body: z.strictObject({ text: z.string().max(480), language }),
    value: z.object({ answer: z.string().max(480).nullable() }),
    refusals: {},
  },
});

/** The departments of the live chat and their opening hours. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { modelCode } from '@bahati/contract/player-site/support/support.ts';
import { timeOfDay } from '@bahati/contract/wire.ts';

const settings = z.strictObject({
  name: inBoth(60),
  isForAgents: z.boolean(),
  /** ISO days of the week, 1 is Monday. */
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  opens: timeOfDay,
  /** 24:00 is the end of the day. */
  closes: z.union([timeOfDay, z.literal('24:00')]),
  /** Sort order: lower numbers first. */
  position: z.number().int().min(0).max(9_999),
});

const chatModel = settings.extend({ code: modelCode });

export const boChatModelCalls = defineBackOfficeCalls({
  'GET /bo/chatModels': {
    summary: 'Departments in their order',
    audience: 'staff',
    permission: 'content.read',
    value: z.object({ items: z.array(chatModel) }),
    refusals: {},
  },
  'POST /bo/chatModels': {
    summary: 'Add a department',
    audience: 'staff',
    permission: 'content.change',
    body: settings.extend({ code: modelCode }),
    value: chatModel,
    refusals: { closes_before_opens: 400, code_taken: 409, too_many_departments: 409 },
  },
  'POST /bo/chatModels/:code': {
    summary: 'Change a department; its chats do not move',
    audience: 'staff',
    permission: 'content.change',
    params: z.object({ code: modelCode }),
    body: settings,
    value: chatModel,
    refusals: { closes_before_opens: 400 },
  },
});

export type StaffChatModel = z.infer<typeof chatModel>;
export type ChatModelSettings = z.infer<typeof settings>;

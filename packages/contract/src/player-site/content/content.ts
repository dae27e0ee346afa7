/** Announcements, a member's inbox, feedback and help (spec §2 announcements, §3, §7, §9). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { cursor, id, instant, page, pageSize, languageOrEnglish } from '@bahati/contract/wire.ts';
import { captchaText } from '@bahati/contract/player-site/identity/verification.ts';

/**
 * B a marquee line, PL a platform notice, PU a pop-up at home, PR a promotion, H a hint above the
 * help. Notices list them all but H (spec §7).
 */
export const announcementType = z.enum(['B', 'PL', 'PU', 'PR', 'H']);

/** The audience: A logged in, B not logged in, F at the first login. */
export const execution = z.enum(['A', 'B', 'F']);

const announcement = z.object({
  id,
  type: announcementType,
  executions: z.array(execution),
  title: z.string(),
  /** HTML as staff wrote it; the site must filter it by its allow-list. */
  content: z.string(),
  /** yyyy-MM-dd hh:mm:ss in the brand's time zone (spec §3). */
  timestamp: z.string(),
  startsAt: instant,
  /** Null: no end. */
  endsAt: instant.nullable(),
  /** PROMOTION opens the reward centre, LINK opens `link`. */
  action: z.enum(['NONE', 'PROMOTION', 'LINK']),
  /** A path of the site or an https address. */
  link: z.string().nullable(),
  /** Its pictures, paths of the site (spec §3). */
  announcementImages: z.array(z.object({ sequence: z.number().int(), url: z.string() })).max(6),
});

const inboxMessage = z.object({
  id,
  title: z.string(),
  /** HTML, filtered like an announcement's. */
  content: z.string(),
  /** Its link, like an announcement's; null: none. */
  link: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable(),
});

/** Spec §3: 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply agent, 0 other. */
export const feedbackType = z.literal([0, 1, 2, 3, 4, 6]);

const helpTopic = z.object({
  /** The anchor, as in /help#term. */
  id: z.string(),
  title: z.string(),
  /** HTML, filtered like an announcement's. */
  content: z.string(),
});

export const feedbackLength = { min: 20, max: 200 } as const;

const giveFeedback = {
  summary: 'Send feedback to the operator, with a captcha',
  audience: 'anyone',
  body: z.strictObject({
    type: feedbackType,
    content: z.string().trim().min(feedbackLength.min).max(feedbackLength.max),
    /** The name a visitor gives; empty: none. A member is known by the session. */
    sender: z.string().trim().max(64).default(''),
    /** Where a visitor wants the answer; a member gets it in the inbox. */
    email: z.email().max(254).optional(),
    language: languageOrEnglish,
    captcha: captchaText.optional(),
  }),
  /** The number of the ticket, which the answer names again. */
  value: z.object({ ticket: id }),
  refusals: { captcha_required: 403, captcha_wrong: 403 },
  perMinute: 5,
} as const;

const oneMessage = {
  audience: 'member',
  params: z.object({ id }),
  value: z.object({}),
  refusals: { need_true_account: 403 },
} as const;

export const contentCalls = defineCalls({
  'GET /wps/relay/MCSFE_getListAnnouncements': {
    summary: 'Announcements in the operator’s order, by page',
    audience: 'anyone',
    query: z.object({
      types: z
        .string()
        .regex(/^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H)){0,4}$/)
        .default('B,PL,PU,PR,H')
        .meta({ examples: ['B,PL,PU,PR'] }),
      platform: z.literal('W').default('W'),
      /** F answers announcements for a first login and for any login. */
      execution: execution.default('B'),
      language: languageOrEnglish,
      pageNo: z.coerce.number().int().min(1).max(1000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(9),
    }),
    value: z.object({
      content: z.array(announcement),
      pageNum: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
    refusals: {},
  },
  'GET /wps/relay/CSP_unreadCount': {
    summary: 'The number of unread messages; 100: 100 or more',
    audience: 'member',
    value: z.object({ unread: z.number().int() }),
    refusals: { need_true_account: 403 },
  },
  'GET /wps/member/messages': {
    summary: 'Own messages, newest first',
    audience: 'member',
    query: z.object({ language: languageOrEnglish, cursor, pageSize }),
    value: page(inboxMessage),
    refusals: { need_true_account: 403 },
  },
  'POST /wps/member/messages/readAll': {
    summary: 'Mark all current messages as read',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: { need_true_account: 403 },
  },
  'POST /wps/member/messages/:id/read': {
    ...oneMessage,
    summary: 'Mark one message as read; the first time counts',
    body: z.strictObject({}),
  },
  'DELETE /wps/member/messages/:id': { ...oneMessage, summary: 'Delete one' },
  'POST /wps/feedback': giveFeedback,
  'PUT /wps/feedback': giveFeedback,
  'GET /wps/system/helpCenter': {
    summary: 'Help topics with their anchors',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({
      topics: z.array(helpTopic),
    }),
    refusals: {},
  },
});

export type AnnouncementType = z.infer<typeof announcementType>;
export type Execution = z.infer<typeof execution>;
export type Announcement = z.infer<typeof announcement>;
export type InboxMessage = z.infer<typeof inboxMessage>;
export type HelpTopic = z.infer<typeof helpTopic>;
export type FeedbackType = z.infer<typeof feedbackType>;

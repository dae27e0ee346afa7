/** Messages from staff to one member, several members or a segment. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { kycLevels } from '@bahati/contract/kyc-words.ts';
import {
  amount,
  cursor,
  id,
  instant,
  page,
  pageSize,
  uuid,
  textByLanguage,
  language,
} from '@bahati/contract/wire.ts';
import { announcementLimits } from './announcements.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { tagCode } from '@bahati/contract/back-office/members/notes.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { kycLevel } from '@bahati/contract/player-site/kyc/kyc.ts';

/** Trial members have no inbox, and closed accounts get no messages. */
export const segmentTypes = [0, 1, 2, 41, 42] as const;
export const segmentStatuses = ['active', 'blocked'] as const;
export const segmentLanguages = language.options;

/**
 * waiting: for a second approval; scheduled: starts later; sending: on its
 * way into inboxes; stopped, rejected: it is not sent any more.
 */
export const mailingStates = [
  'waiting',
  'scheduled',
  'sending',
  'sent',
  'stopped',
  'rejected',
] as const;

export const mailingLimits = {
  ...announcementLimits,
  names: 500,
  segments: 100,
  countries: 20,
  tags: 40,
} as const;

const days = z.number().int().min(0).max(36_500).nullable();
/** Days before today, both ends included; null: no bound. */
const daysAgo = z.strictObject({ atLeast: days, atMost: days });

/** What every member of a segment matches. An empty list matches everybody. */
const rules = z.strictObject({
  types: z.array(z.literal([...segmentTypes])).max(segmentTypes.length),
  statuses: z.array(z.enum(segmentStatuses)).max(segmentStatuses.length),
  languages: z.array(language).max(segmentLanguages.length),
  /** Dialling codes of the verified mobile number: "+254". */
  countries: z.array(z.string().regex(/^\+\d{1,4}$/)).max(mailingLimits.countries),
  /** Tags of the brand; members with at least one of them match. */
  tags: z.array(tagCode).max(mailingLimits.tags),
  /** KYC tiers: 0 registered, 1 phone, 2 identity, 3 address or source of funds. */
  kycLevels: z.array(kycLevel).max(kycLevels.length),
  registered: daysAgo,
  /** Since the last login; members who never logged in do not match. */
  seen: daysAgo,
  /** The lifetime sum of deposits credited, in the brand's currency. */
  deposited: z.strictObject({ atLeast: amount.nullable(), atMost: amount.nullable() }),
  /** The user name of the upline; null: any or none. */
  upline: z.string().trim().min(1).max(64).nullable(),
});

const segment = z.object({
  id,
  name: z.string(),
  rules,
  changedBy: z.string(),
  changedAt: instant,
});

const names = z.array(z.string().trim().min(1).max(64)).min(1).max(mailingLimits.names);

const audience = z.discriminatedUnion('kind', [
  /** User names or member ids. */
  z.strictObject({ kind: z.literal('members'), names }),
  z.strictObject({ kind: z.literal('segment'), rules }),
]);

const audienceRefusals = {
  /** `details.names` are unknown, trial members or closed accounts. */
  members_unknown: 400,
  /** A lower bound is above its upper bound. */
  rule_reversed: 400,
  /** No member has the upline's name. */
  member_not_found: 404,
  /** The brand has no such tag. */
  tag_unknown: 409,
} as const;

const words = z.strictObject({
  title: inBoth(mailingLimits.title),
  /** HTML; the site keeps the tags of its allow-list only. */
  html: inBoth(mailingLimits.html),
  /** The target of its button: a path of the site or an https address; null: no button. */
  link: z.string().trim().max(mailingLimits.link).nullable(),
});

const mailing = z.object({
  id,
  title: textByLanguage,
  audience,
  state: z.enum(mailingStates),
  /** How many members matched: when it was written, and from its start when it was sent. */
  matched: z.number().int(),
  /** How many inboxes it has reached. */
  told: z.number().int(),
  sendAt: instant,
  reason: z.string(),
  writtenBy: z.string(),
  writtenAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** The staff user who stopped or rejected it. */
  endedBy: z.string().nullable(),
});

const wholeMailing = mailing.extend({
  html: textByLanguage,
  link: z.string().nullable(),
  /** How many members opened it; messages are kept half a year. */
  read: z.number().int(),
});

const name = z.string().trim().min(1).max(60);
const one = { audience: 'staff', params: z.object({ id }) } as const;
const segmentRefusals = {
  ...audienceRefusals,
  /** Another segment has this name. */
  name_taken: 409,
} as const;

export const boMailingCalls = defineBackOfficeCalls({
  'GET /bo/mailings': {
    summary: 'Messages to members, newest first',
    audience: 'staff',
    permission: 'content.read',
    query: z.strictObject({ state: z.enum(mailingStates).optional(), cursor, pageSize }),
    value: page(mailing),
    refusals: {},
  },
  'GET /bo/mailings/:id': {
    ...one,
    summary: 'One message with its text, and how many members read it',
    permission: 'content.read',
    value: wholeMailing,
    refusals: {},
  },
  'POST /bo/mailings/count': {
    summary: 'How many members match an audience now; self-excluded members match no segment',
    audience: 'staff',
    permission: 'messages.send',
    body: z.strictObject({ audience }),
    value: z.object({
      matched: z.number().int(),
      /** Above this number of members a second approval is needed. */
      alone: z.number().int(),
      /** User names of some of them. */
      sample: z.array(z.string()),
    }),
    refusals: audienceRefusals,
    perMinute: 60,
  },
  'POST /bo/mailings': {
    summary: 'Send a message now or later; a large audience needs a second approval',
    audience: 'staff',
    permission: 'messages.send',
    body: words.extend({
      idempotencyKey: uuid,
      audience,
      /** Null: at once. */
      sendAt: instant.nullable(),
      reason,
    }),
    value: wholeMailing,
    refusals: {
      ...audienceRefusals,
      link_invalid: 400,
      nobody_matches: 409,
      request_conflict: 409,
    },
    perMinute: 30,
  },
  'POST /bo/mailings/:id/stop': {
    ...one,
    summary: 'Stop sending; messages already delivered stay',
    permission: 'messages.send',
    body: z.strictObject({ reason }),
    value: wholeMailing,
    refusals: { mailing_over: 409 },
  },
  'GET /bo/segments': {
    summary: 'Segments, by name',
    audience: 'staff',
    permission: 'content.read',
    value: z.object({ items: z.array(segment) }),
    refusals: {},
  },
  'GET /bo/segmentChoices': {
    summary: 'The countries and tags that segment rules may use',
    audience: 'staff',
    permission: 'content.read',
    value: z.object({
      /** Dialling codes of the brand's countries. */
      countries: z.array(z.string()),
      tags: z.array(z.object({ code: tagCode, name: textByLanguage })),
    }),
    refusals: {},
  },
  'POST /bo/segments': {
    summary: 'Add a segment',
    audience: 'staff',
    permission: 'messages.send',
    body: z.strictObject({ name, rules }),
    value: segment,
    refusals: { ...segmentRefusals, too_many_segments: 409 },
  },
  'POST /bo/segments/:id': {
    ...one,
    summary: 'Change a segment; messages written before keep their rules',
    permission: 'messages.send',
    body: z.strictObject({ name, rules }),
    value: segment,
    refusals: segmentRefusals,
  },
  'POST /bo/segments/:id/remove': {
    ...one,
    summary: 'Remove a segment; messages written for it are still sent',
    permission: 'messages.send',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type Mailing = z.infer<typeof mailing>;
export type WholeMailing = z.infer<typeof wholeMailing>;
export type MailingAudience = z.infer<typeof audience>;
export type Segment = z.infer<typeof segment>;
export type SegmentRules = z.infer<typeof rules>;

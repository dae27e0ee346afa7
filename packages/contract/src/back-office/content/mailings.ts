/** Messages to one member, to some or to a segment, as staff write them. */
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

/** Trial members have no inbox, and who left reads none. */
export const segmentTypes = [0, 1, 2, 41, 42] as const;
export const segmentStatuses = ['active', 'blocked'] as const;
export const segmentLanguages = language.options;

/**
 * waiting: for the word of a second person; scheduled: its time is still to come; sending: on its
 * way into inboxes; stopped, rejected: nobody more is told.
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
/** Whole days ago, both ends included; null: without an end. */
const daysAgo = z.strictObject({ atLeast: days, atMost: days });

/** What holds of every member of a segment. An empty list asks nothing. */
const rules = z.strictObject({
  types: z.array(z.literal([...segmentTypes])).max(segmentTypes.length),
  statuses: z.array(z.enum(segmentStatuses)).max(segmentStatuses.length),
  languages: z.array(language).max(segmentLanguages.length),
  /** Dialling codes of the bound number: "+254". */
  countries: z.array(z.string().regex(/^\+\d{1,4}$/)).max(mailingLimits.countries),
  /** Of the brand's list; who wears one of them is meant. */
  tags: z.array(tagCode).max(mailingLimits.tags),
  /** What they have proven: 0 registered, 1 phone, 2 identity, 3 address or funds. */
  kycLevels: z.array(kycLevel).max(kycLevels.length),
  registered: daysAgo,
  /** Since the last login; who never logged in was never seen. */
  seen: daysAgo,
  /** All deposits ever, in the brand's currency, as they reached the balance. */
  deposited: z.strictObject({ atLeast: amount.nullable(), atMost: amount.nullable() }),
  /** The user name of who invited them; null: anybody or nobody. */
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
  /** `details.names` are nobody, or trial members, or have left. */
  members_unknown: 400,
  /** The least lies above the most. */
  rule_reversed: 400,
  /** Nobody goes by the upline's name. */
  member_not_found: 404,
  /** The brand's list has no such tag. */
  tag_unknown: 409,
} as const;

const words = z.strictObject({
  title: inBoth(mailingLimits.title),
  /** HTML; the site shows of it what its short list of tags allows. */
  html: inBoth(mailingLimits.html),
  /** Where its button leads: a path of the site or an https address; null: it has none. */
  link: z.string().trim().max(mailingLimits.link).nullable(),
});

const mailing = z.object({
  id,
  title: textByLanguage,
  audience,
  state: z.enum(mailingStates),
  /** For whom it was as it was written; since it began, for whom it is. */
  matched: z.number().int(),
  /** In whose inbox it is. */
  told: z.number().int(),
  sendAt: instant,
  reason: z.string(),
  writtenBy: z.string(),
  writtenAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Who stopped or rejected it. */
  endedBy: z.string().nullable(),
});

const wholeMailing = mailing.extend({
  html: textByLanguage,
  link: z.string().nullable(),
  /** How many opened it, among messages that are kept half a year. */
  read: z.number().int(),
});

const name = z.string().trim().min(1).max(60);
const one = { audience: 'staff', params: z.object({ id }) } as const;
const segmentRefusals = {
  ...audienceRefusals,
  /** Another segment goes by this name. */
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
    summary: 'One message with its words, and how many read it',
    permission: 'content.read',
    value: wholeMailing,
    refusals: {},
  },
  'POST /bo/mailings/count': {
    summary: 'For how many members an audience stands now; who excluded himself is in no segment',
    audience: 'staff',
    permission: 'messages.send',
    body: z.strictObject({ audience }),
    value: z.object({
      matched: z.number().int(),
      /** From more members than this on it takes a second person. */
      alone: z.number().int(),
      /** Some of them, by user name. */
      sample: z.array(z.string()),
    }),
    refusals: audienceRefusals,
    perMinute: 60,
  },
  'POST /bo/mailings': {
    summary: 'Write to members, now or later; to very many once a second person agreed',
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
    summary: 'Nobody more is told; who was told already keeps the message',
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
    summary: 'Countries and tags that rules of a segment may name',
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
    summary: 'Keep rules under a name',
    audience: 'staff',
    permission: 'messages.send',
    body: z.strictObject({ name, rules }),
    value: segment,
    refusals: { ...segmentRefusals, too_many_segments: 409 },
  },
  'POST /bo/segments/:id': {
    ...one,
    summary: 'Change a segment; what was written before keeps the rules it was written with',
    permission: 'messages.send',
    body: z.strictObject({ name, rules }),
    value: segment,
    refusals: segmentRefusals,
  },
  'POST /bo/segments/:id/remove': {
    ...one,
    summary: 'Take a segment away; what was written for it goes on',
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

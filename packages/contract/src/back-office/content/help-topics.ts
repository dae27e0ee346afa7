/** The help as staff write it: topics in order, each in versions. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { instant, textByLanguage } from '@bahati/contract/wire.ts';
import { announcementLimits } from './announcements.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { moveDirection } from '@bahati/contract/back-office/reason.ts';

/** draft: not on the site; changed: on the site in an older version than the last. */
export const helpTopicStates = ['published', 'changed', 'draft'] as const;

/** Links of the site lead to these, so they stay. */
export const neededTopics: readonly string[] = ['term', 'privacy', 'responsible', 'fairness'];

export const helpLimits = { ...announcementLimits, topics: 60 } as const;

const code = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
const version = z.number().int().min(1).max(1_000_000);
const words = { title: inBoth(helpLimits.title), html: inBoth(helpLimits.html) } as const;

const topic = z.object({
  code: z.string(),
  title: textByLanguage,
  state: z.enum(helpTopicStates),
  lastVersion: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  writtenBy: z.string(),
  writtenAt: instant,
});

const helpVersion = z.object({
  version: z.number().int(),
  title: textByLanguage,
  html: textByLanguage,
  writtenBy: z.string(),
  writtenAt: instant,
});

const wholeTopic = topic.extend({
  html: textByLanguage,
  /** The newest first, with their words; 20 at most. */
  versions: z.array(helpVersion),
});

const one = { audience: 'staff', params: z.object({ code }) } as const;

export const boHelpTopicCalls = defineBackOfficeCalls({
  'GET /bo/helpTopics': {
    summary: 'Topics of the help, in their order',
    audience: 'staff',
    permission: 'content.read',
    value: z.object({ items: z.array(topic) }),
    refusals: {},
  },
  'GET /bo/helpTopics/:code': {
    ...one,
    summary: 'One topic as it was written last, and its versions',
    permission: 'content.read',
    value: wholeTopic,
    refusals: {},
  },
  'POST /bo/helpTopics': {
    summary: 'Write a new topic; it is on the site once it is published',
    audience: 'staff',
    permission: 'content.change',
    body: z.strictObject({ code, ...words }),
    value: wholeTopic,
    refusals: { code_taken: 409, too_many_topics: 409 },
  },
  'POST /bo/helpTopics/:code': {
    ...one,
    summary: 'Write a new version of a topic; the site goes on with the one that is published',
    permission: 'content.change',
    body: z.strictObject({
      ...words,
      /** The last version the writer has seen. */
      version,
    }),
    value: wholeTopic,
    refusals: { changed_meanwhile: 409 },
  },
  'POST /bo/helpTopics/:code/publish': {
    ...one,
    summary: 'Put a version on the site, or with null take the topic off it; acts in five seconds',
    permission: 'content.change',
    body: z.strictObject({ version: version.nullable() }),
    value: wholeTopic,
    refusals: {
      /** Links of the site lead to this topic. */
      topic_needed: 409,
    },
  },
  'POST /bo/helpTopics/:code/move': {
    ...one,
    summary: 'Move a topic one place up or down; at the end it stays',
    permission: 'content.change',
    body: z.strictObject({ direction: moveDirection }),
    value: z.object({}),
    refusals: {},
  },
});

export type StaffHelpTopic = z.infer<typeof topic>;
export type WholeHelpTopic = z.infer<typeof wholeTopic>;
export type HelpVersion = z.infer<typeof helpVersion>;

/** The help centre: topics in order, each with versions. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { instant, textByLanguage } from '@bahati/contract/wire.ts';
import { announcementLimits } from './announcements.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { moveDirection } from '@bahati/contract/back-office/reason.ts';

/** draft: not published; changed: an older version than the last is published. */
export const helpTopicStates = ['published', 'changed', 'draft'] as const;

/** Topics the site links to; they cannot be unpublished. */
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
  /** With their texts, newest first; 20 at most. */
  versions: z.array(helpVersion),
});

const one = { audience: 'staff', params: z.object({ code }) } as const;

export const boHelpTopicCalls = defineBackOfficeCalls({
  'GET /bo/helpTopics': {
    summary: 'Help topics in display order',
    audience: 'staff',
    permission: 'content.read',
    value: z.object({ items: z.array(topic) }),
    refusals: {},
  },
  'GET /bo/helpTopics/:code': {
    ...one,
    summary: 'The latest text of one topic, and its versions',
    permission: 'content.read',
    value: wholeTopic,
    refusals: {},
  },
  'POST /bo/helpTopics': {
    summary: 'Add a topic; the site shows it once it is published',
    audience: 'staff',
    permission: 'content.change',
    body: z.strictObject({ code, ...words }),
    value: wholeTopic,
    refusals: { code_taken: 409, too_many_topics: 409 },
  },
  'POST /bo/helpTopics/:code': {
    ...one,
    summary: 'Add a version of a topic; the published version does not change',
    permission: 'content.change',
    body: z.strictObject({
      ...words,
      /** The latest version the writer has read. */
      version,
    }),
    value: wholeTopic,
    refusals: { changed_meanwhile: 409 },
  },
  'POST /bo/helpTopics/:code/publish': {
    ...one,
    summary: 'Publish a version, or unpublish the topic (null); takes effect in five seconds',
    permission: 'content.change',
    body: z.strictObject({ version: version.nullable() }),
    value: wholeTopic,
    refusals: {
      /** The site links to this topic. */
      topic_needed: 409,
    },
  },
  'POST /bo/helpTopics/:code/move': {
    ...one,
    summary: 'Move a topic one place up or down; at the end nothing changes',
    permission: 'content.change',
    body: z.strictObject({ direction: moveDirection }),
    value: z.object({}),
    refusals: {},
  },
});

export type StaffHelpTopic = z.infer<typeof topic>;
export type WholeHelpTopic = z.infer<typeof wholeTopic>;
export type HelpVersion = z.infer<typeof helpVersion>;

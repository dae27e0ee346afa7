/** A message to members as it is being written. */
import type {
  MailingAudience,
  SegmentRules,
} from '@bahati/contract/back-office/content/mailings.ts';
import { fromClockField } from '#office/words/time.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';

export type RulesDraft = Pick<
  SegmentRules,
  'types' | 'statuses' | 'languages' | 'countries' | 'tags' | 'kycLevels'
> &
  Record<RangeName, { atLeast: string; atMost: string }> & { upline: string };

export const rangeNames = ['registered', 'seen', 'deposited'] as const;
export type RangeName = (typeof rangeNames)[number];

export type MailingDraft = {
  kind: MailingAudience['kind'];
  /** User names or ids, one a line or with commas. */
  names: string;
  rules: RulesDraft;
  title: { en: string; sw: string };
  html: { en: string; sw: string };
  link: string;
  /** As a clock field shows it; empty: at once. */
  sendAt: string;
};

const openRange = { atLeast: '', atMost: '' };

export function emptyRules(): RulesDraft {
  return {
    types: [],
    statuses: ['active'],
    languages: [],
    countries: [],
    tags: [],
    kycLevels: [],
    registered: openRange,
    seen: openRange,
    deposited: openRange,
    upline: '',
  };
}

export function mailingDraft(): MailingDraft {
  return {
    kind: 'members',
    names: '',
    rules: emptyRules(),
    title: { en: '', sw: '' },
    html: { en: '', sw: '' },
    link: '',
    sendAt: '',
  };
}

export function rulesDraft({ registered, seen, deposited, upline, ...rules }: SegmentRules) {
  const written = (range: { atLeast: number | string | null; atMost: number | string | null }) => ({
    atLeast: range.atLeast === null ? '' : String(range.atLeast),
    atMost: range.atMost === null ? '' : String(range.atMost),
  });
  return {
    ...rules,
    registered: written(registered),
    seen: written(seen),
    deposited: written(deposited),
    upline: upline ?? '',
  } satisfies RulesDraft;
}

/** Undefined: a field says what is no number or no amount. */
export function segmentRules(draft: RulesDraft): SegmentRules | undefined {
  const { registered, seen, deposited, upline, ...chosen } = draft;
  const days = [registered.atLeast, registered.atMost, seen.atLeast, seen.atMost];
  if (!days.every((text) => text === '' || /^\d{1,4}$/.test(text))) return undefined;
  const amounts = [deposited.atLeast, deposited.atMost];
  if (!amounts.every((text) => text === '' || typedDecimal(text) !== undefined)) return undefined;
  const number = (text: string) => (text === '' ? null : Number(text));
  return {
    ...chosen,
    registered: { atLeast: number(registered.atLeast), atMost: number(registered.atMost) },
    seen: { atLeast: number(seen.atLeast), atMost: number(seen.atMost) },
    deposited: {
      atLeast: typedDecimal(deposited.atLeast) ?? null,
      atMost: typedDecimal(deposited.atMost) ?? null,
    },
    upline: upline.trim() || null,
  };
}

/** Whom it is for; undefined while that cannot be said. */
export function mailingAudience({ kind, names, rules }: MailingDraft): MailingAudience | undefined {
  if (kind === 'members') {
    const list = names.split(/[\s,;]+/).filter((name) => name !== '');
    return list.length === 0 ? undefined : { kind, names: list };
  }
  const given = segmentRules(rules);
  return given && { kind, rules: given };
}

/** Fields that are empty, or say what they may not. */
export function missingParts(draft: MailingDraft): string[] {
  const { title, html, sendAt } = draft;
  const wrong: Record<string, boolean> = {
    audience: mailingAudience(draft) === undefined,
    'title.en': title.en.trim() === '',
    'title.sw': title.sw.trim() === '',
    'html.en': html.en.trim() === '',
    'html.sw': html.sw.trim() === '',
    sendAt: sendAt !== '' && fromClockField(sendAt) === undefined,
  };
  return Object.keys(wrong).filter((part) => wrong[part]);
}

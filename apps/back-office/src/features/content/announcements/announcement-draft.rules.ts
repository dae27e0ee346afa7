/** An announcement as it is being written. */
import type {
  AnnouncementSettings,
  StaffAnnouncement,
} from '@bahati/contract/back-office/content/announcements.ts';
import { fromClockField, toClockField } from '#office/words/time.ts';

export type AnnouncementDraft = Omit<
  AnnouncementSettings,
  'startsAt' | 'endsAt' | 'link' | 'position'
> & {
  code: string;
  /** As clock fields show them. */
  startsAt: string;
  endsAt: string;
  link: string;
  position: string;
};

export function announcementDraft(
  from: StaffAnnouncement | undefined,
  now: Date,
): AnnouncementDraft {
  if (!from) {
    return {
      code: '',
      type: 'PL',
      executions: ['A', 'B'],
      title: { en: '', sw: '' },
      html: { en: '', sw: '' },
      startsAt: toClockField(now.toISOString()),
      endsAt: '',
      position: '10',
      action: 'NONE',
      link: '',
      images: [],
      isDraft: false,
    };
  }
  const { id: _, state: __, link, position, startsAt, endsAt, ...kept } = from;
  return {
    ...kept,
    startsAt: toClockField(startsAt),
    endsAt: endsAt === null ? '' : toClockField(endsAt),
    link: link ?? '',
    position: String(position),
  };
}

/** The same again under another code, told to nobody yet. */
export function announcementCopy(from: StaffAnnouncement, now: Date): AnnouncementDraft {
  return { ...announcementDraft(from, now), code: nextCode(from.code), isDraft: true };
}

/** "eid" is followed by "eid-2", and that by "eid-3". */
function nextCode(code: string): string {
  const [, name = code, number = '1'] = /^(.+)-(\d{1,4})$/.exec(code) ?? [];
  const end = `-${Number(number) + 1}`;
  return `${name.slice(0, longestCode - end.length)}${end}`;
}

const longestCode = 60;

/** What is sent; undefined while something is wanting. */
export function announcementSettings(draft: AnnouncementDraft): AnnouncementSettings | undefined {
  const { code: _, link, ...kept } = draft;
  const startsAt = fromClockField(draft.startsAt);
  if (startsAt === undefined || missingParts(draft).length > 0) return undefined;
  return {
    ...kept,
    startsAt,
    endsAt: fromClockField(draft.endsAt) ?? null,
    position: Number(draft.position),
    link: kept.action === 'LINK' ? link.trim() : null,
  };
}

/** Fields that are empty, or say what they may not. */
export function missingParts(draft: AnnouncementDraft): string[] {
  const { code, executions, title, html, action, link, position } = draft;
  const wrong: Record<string, boolean> = {
    code: !isCode(code),
    executions: executions.length === 0,
    'title.en': title.en.trim() === '',
    'title.sw': title.sw.trim() === '',
    'html.en': html.en.trim() === '',
    'html.sw': html.sw.trim() === '',
    startsAt: fromClockField(draft.startsAt) === undefined,
    position: !isPosition(position),
    link: action === 'LINK' && link.trim() === '',
  };
  return Object.keys(wrong).filter((part) => wrong[part]);
}

export function isCode(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,59}$/.test(text);
}

export function isPosition(text: string): boolean {
  return /^\d{1,4}$/.test(text);
}

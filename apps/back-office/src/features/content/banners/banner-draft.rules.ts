/** A banner as it is being hung. */
import type { BannerSettings, StaffBanner } from '@bahati/contract/back-office/content/banners.ts';
import { fromClockField, toClockField } from '#office/words/time.ts';
import { isCode, isPosition } from '#features/content/announcements/announcement-draft.rules.ts';

export type BannerDraft = Omit<
  BannerSettings,
  'startsAt' | 'endsAt' | 'linkage' | 'position' | 'announcementId'
> & {
  code: string;
  /** As clock fields show them. */
  startsAt: string;
  endsAt: string;
  linkage: string;
  position: string;
  /** Empty: no promotion's picture. */
  announcementId: string;
};

export function bannerDraft(from: StaffBanner | undefined, now: Date): BannerDraft {
  if (!from) {
    return {
      code: '',
      groupName: 'w_home',
      executions: ['A', 'B'],
      wideUrl: '',
      tallUrl: '',
      title: { en: '', sw: '' },
      text: { en: '', sw: '' },
      action: { en: '', sw: '' },
      linkageType: 'PAGE',
      linkage: '',
      announcementId: '',
      position: '10',
      startsAt: toClockField(now.toISOString()),
      endsAt: '',
    };
  }
  const { id: _, state: __, startsAt, endsAt, linkage, position, announcementId, ...kept } = from;
  return {
    ...kept,
    startsAt: toClockField(startsAt),
    endsAt: endsAt === null ? '' : toClockField(endsAt),
    linkage: linkage ?? '',
    announcementId: announcementId ?? '',
    position: String(position),
  };
}

/** What is sent; undefined while something is wanting. */
export function bannerSettings(draft: BannerDraft): BannerSettings | undefined {
  const { code: _, linkage, announcementId, position, endsAt, ...kept } = draft;
  const startsAt = fromClockField(draft.startsAt);
  if (startsAt === undefined || missingParts(draft).length > 0) return undefined;
  return {
    ...kept,
    startsAt,
    endsAt: fromClockField(endsAt) ?? null,
    position: Number(position),
    linkage: draft.linkageType === 'NONE' ? null : linkage.trim(),
    announcementId: announcementId === '' ? null : announcementId,
  };
}

/** Whether its button is shown, and so has to say something. */
export function hasButton({ linkageType }: Pick<BannerDraft, 'linkageType'>): boolean {
  return linkageType !== 'NONE' && linkageType !== 'VIDEO';
}

/** Fields that are empty, or say what they may not. */
export function missingParts(draft: BannerDraft): string[] {
  const { code, executions, wideUrl, tallUrl, title, action, linkageType, linkage } = draft;
  const isButtonMute = (words: string) => hasButton(draft) && words.trim() === '';
  const wrong: Record<string, boolean> = {
    code: !isCode(code),
    executions: executions.length === 0,
    wideUrl: wideUrl === '',
    tallUrl: tallUrl === '',
    'title.en': title.en.trim() === '',
    'title.sw': title.sw.trim() === '',
    'action.en': isButtonMute(action.en),
    'action.sw': isButtonMute(action.sw),
    linkage: linkageType !== 'NONE' && linkage.trim() === '',
    startsAt: fromClockField(draft.startsAt) === undefined,
    position: !isPosition(draft.position),
  };
  return Object.keys(wrong).filter((part) => wrong[part]);
}

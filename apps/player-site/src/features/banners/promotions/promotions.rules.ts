/** What the promotions page shows: announcements of promotions with the pictures hung for them. */
import { linkKind } from '@bahati/contract/links.ts';
import type { Banner } from '@bahati/contract/player-site/content/banners.ts';
import type { Announcement } from '@bahati/contract/player-site/content/content.ts';
import { rewardCentre } from '#features/content/reward-centre.ts';

export type Promotion = {
  key: string;
  title: string;
  text: string;
  /** Its own in their sequence, or the one hung for it. */
  pictures: readonly { url: string }[];
  /** The words and dates; undefined for a picture that tells everything itself. */
  terms: Pick<Announcement, 'content' | 'startsAt' | 'endsAt'> | undefined;
  linkageType: Banner['linkageType'];
  linkage: string | null;
  /** Undefined: the site's own word for opening something. */
  actionLabel: string | undefined;
};

function picturesOf({ announcementImages }: Announcement, banner: Banner | undefined) {
  const own = announcementImages.toSorted((a, b) => a.sequence - b.sequence);
  return own.length > 0 ? own : banner ? [{ url: banner.url }] : [];
}

export function joinPromotions(
  announcements: readonly Announcement[],
  banners: readonly Banner[],
): Promotion[] {
  const told = announcements.map((announcement) =>
    announced(
      announcement,
      banners.find(({ announcementId }) => announcementId === announcement.id),
    ),
  );
  const ids = new Set(announcements.map(({ id }) => id));
  const alone = banners.filter(
    ({ announcementId, linkageType }) =>
      linkageType !== 'VIDEO' && (announcementId === null || !ids.has(announcementId)),
  );
  return [...told, ...alone.map(pictured)];
}

function announced(announcement: Announcement, banner: Banner | undefined): Promotion {
  const { id, title, content, startsAt, endsAt, action, link } = announcement;
  const shown = {
    key: `a${id}`,
    title,
    text: banner?.text ?? '',
    pictures: picturesOf(announcement, banner),
    terms: { content, startsAt, endsAt },
  };
  if (banner && banner.linkageType !== 'NONE') {
    const { linkageType, linkage, action: actionLabel } = banner;
    return { ...shown, linkageType, linkage, actionLabel };
  }
  const target = action === 'PROMOTION' ? rewardCentre : link;
  return { ...shown, linkageType: linkOf(target), linkage: target, actionLabel: undefined };
}

function linkOf(link: string | null): Banner['linkageType'] {
  const kind = link === null ? undefined : linkKind(link);
  return kind === 'page' ? 'PAGE' : kind === 'https' ? 'LINK' : 'NONE';
}

function pictured({ id, title, text, url, ...rest }: Banner): Promotion {
  return {
    key: `b${id}`,
    title,
    text,
    pictures: [{ url }],
    terms: undefined,
    linkageType: rest.linkageType,
    linkage: rest.linkage,
    actionLabel: rest.action,
  };
}

import { isOwnPath } from '@bahati/contract/links.ts';
import type { Announcement } from '@bahati/contract/player-site/content/content.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ChevronRightIcon, ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { StaffHtml } from '@bahati/ui/staff-html/staff-html.tsx';
import { rewardCentre } from '#features/content/reward-centre.ts';
import { useFollow } from '#features/content/use-follow.ts';

/** What one announcement says, since when, and where it leads. Following it closes the pop-up. */
export function AnnouncementBody({ item, onClose }: { item: Announcement; onClose: () => void }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const follow = useFollow();
  const target = item.action === 'PROMOTION' ? rewardCentre : item.link;

  function leave(href: string) {
    onClose();
    follow(href);
  }

  return (
    <div className="announcement-body">
      <p className="announcement-time">
        <time dateTime={item.startsAt}>{time(item.startsAt)}</time>
      </p>
      <StaffHtml html={item.content} onFollow={leave} />
      {target && (
        <Button
          tone="brass"
          endIcon={isOwnPath(target) ? <ChevronRightIcon size={18} /> : <ExternalIcon size={18} />}
          onClick={() => leave(target)}
        >
          {item.action === 'PROMOTION' ? t('announcement_to_rewards') : t('announcement_open')}
        </Button>
      )}
    </div>
  );
}

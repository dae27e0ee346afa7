import type { BannerGroup } from '@bahati/contract/player-site/content/banners.ts';
import { BannerLink } from './banner-link.tsx';
import { useBanners } from './use-banners.ts';
import './side-banner.css';

/** The first banner of a group, beside a pop-up or under the side menu; without one, nothing. */
export function SideBanner({ group }: { group: BannerGroup }) {
  const [banner] = useBanners(group).banners;
  if (!banner) return null;
  const { title, text, action, url, tallUrl } = banner;
  const isMenu = group === 'w_leftmenu';
  return (
    <aside className={isMenu ? 'side-banner side-banner-menu' : 'side-banner side-banner-popup'}>
      <img className="side-banner-picture" src={isMenu ? url : tallUrl} alt="" decoding="async" />
      <div className="side-banner-words">
        <p className="side-banner-title">{title}</p>
        {text && <p>{text}</p>}
        <BannerLink banner={banner} className="side-banner-link">
          {action}
        </BannerLink>
      </div>
    </aside>
  );
}

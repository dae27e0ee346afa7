import { AddMemberIcon } from '@bahati/ui/icons/agency-icons.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { CrownIcon } from '@bahati/ui/icons/crown-icon.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { SideBanner } from '#features/banners/side-banner.tsx';
import { AppQr } from '#features/install/app-qr.tsx';
import { LowDataSwitch } from '#features/low-data/low-data-switch.tsx';
import { ResourceLink } from '#features/install/resource-link.tsx';
import { serviceIcons } from '#features/install/service-icons.tsx';
import { useResources } from '#features/install/use-resources.ts';
import { useOffers } from '#features/rewards/use-offers.ts';
import './side-extras.css';

/** Under the side menu's categories (spec §2): VIP, friends, the app, people who answer, low-data mode. */
export function SideExtras() {
  const { t } = useTranslation();
  const { services, resources } = useResources();
  const apps = resources.filter(
    ({ resourceType }) => resourceType === 'IOS_APP' || resourceType === 'ANDROID_APP',
  );
  const inMenu = services.filter(({ place }) => place !== 'floating');
  return (
    <div className="side-extras">
      <RewardLinks />
      <SideBanner group="w_leftmenu" />
      {inMenu.length > 0 && (
        <section>
          <h2 className="side-extras-title">{t('customer_service')}</h2>
          <ul className="menu-list">
            {inMenu.map(({ csType, title, href }) => {
              const Icon = serviceIcons[csType];
              return (
                <li key={`${title} ${href}`}>
                  <ResourceLink href={href} className="menu-link">
                    <Icon size={22} />
                    {title}
                  </ResourceLink>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section>
        <h2 className="side-extras-title">{t('menu_app')}</h2>
        <Link to="/download" className="menu-link">
          <DownloadIcon size={22} />
          {t('menu_download')}
        </Link>
        {apps.map(({ url, labelName }) => (
          <figure key={url} className="side-extras-code">
            <AppQr url={url} size={120} />
            <figcaption>{labelName}</figcaption>
          </figure>
        ))}
      </section>
      <LowDataSwitch />
    </div>
  );
}

/** A visitor who follows one logs in first. */
function RewardLinks() {
  const { t } = useTranslation();
  const offers = useOffers();
  if (!offers.vip && !offers.referral) return null;
  return (
    <ul className="menu-list">
      {offers.vip && (
        <li>
          <Link to="/member/vip" className="menu-link">
            <CrownIcon size={22} />
            {t('vip_title')}
          </Link>
        </li>
      )}
      {offers.referral && (
        <li>
          <Link to="/member/referral" className="menu-link">
            <AddMemberIcon size={22} />
            {t('referral_title')}
          </Link>
        </li>
      )}
    </ul>
  );
}

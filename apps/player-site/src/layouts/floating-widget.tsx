import { AddMemberIcon } from '@bahati/ui/icons/agency-icons.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronUpIcon, CloseIcon, DownloadIcon, SupportIcon } from '@bahati/ui/icons/icons.tsx';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { ChatUnreadBadge } from '#features/support/chat-unread-badge.tsx';
import { onScroll, scrollPlace } from '#features/loading/scroll-place.ts';
import { ResourceLink } from '#features/install/resource-link.tsx';
import { serviceIcons } from '#features/install/service-icons.tsx';
import { useResources } from '#features/install/use-resources.ts';
import { useOffers } from '#features/rewards/use-offers.ts';
import './floating-widget.css';

/** How far down the way back to the top is worth a button. */
const topAfterPx = 900;

/**
 * One button that opens who answers and the app (spec §2). It stands clear of the phone's bar of
 * links, and on phones it stays away from the member centre, where buttons that pay stand below.
 */
export function FloatingWidget() {
  const { t } = useTranslation();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { services } = useResources();
  const offers = useOffers();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // It opens on one page: another page finds it closed.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const isFarDown = useIsFarDown();
  const close = () => setOpenOn(null);
  useEscape(isOpen, () => {
    close();
    toggle.current?.focus();
  });

  function goUp() {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <aside
      className="floating"
      aria-label={t('float_label')}
      data-quiet={pathname.startsWith('/member') ? '' : undefined}
    >
      <IconButton
        className="floating-button floating-top"
        label={t('float_top')}
        data-shown={isFarDown && !isOpen ? '' : undefined}
        onClick={goUp}
      >
        <ChevronUpIcon size={22} />
      </IconButton>
      <ul id={id} className="floating-list" hidden={!isOpen}>
        {offers.referral && (
          <li>
            <Link to="/member/referral" className="floating-link">
              <AddMemberIcon size={22} />
              {t('referral_title')}
            </Link>
          </li>
        )}
        {services
          .filter(({ place }) => place !== 'menu')
          .map(({ csType, title, href }) => {
            const Icon = serviceIcons[csType];
            return (
              <li key={`${title} ${href}`}>
                <ResourceLink href={href} className="floating-link" onFollow={close}>
                  <Icon size={22} />
                  {title}
                </ResourceLink>
              </li>
            );
          })}
        <li>
          <Link to="/help" className="floating-link">
            <SupportIcon size={22} />
            {t('help_title')}
          </Link>
        </li>
        <li>
          <Link to="/download" className="floating-link">
            <DownloadIcon size={22} />
            {t('menu_download')}
          </Link>
        </li>
      </ul>
      <button
        ref={toggle}
        type="button"
        className="floating-button floating-main"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('float_label')}
        title={t('float_label')}
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      >
        {isOpen ? <CloseIcon size={22} /> : <SupportIcon size={24} />}
        {!isOpen && <ChatUnreadBadge />}
      </button>
    </aside>
  );
}

function useEscape(isListening: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isListening) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isListening]);
}

function useIsFarDown(): boolean {
  return useSyncExternalStore(onScroll, () => scrollPlace.top > topAfterPx);
}

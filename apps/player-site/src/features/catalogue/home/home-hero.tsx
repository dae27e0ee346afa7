import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import type { SlidePlace } from '#features/banners/carousel.rules.ts';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { loadFirstPart } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { sceneTall, sceneWide } from '#site/scene.ts';

const HomeBanners = lazy(() =>
  loadFirstPart(() => import('#features/banners/home-banners.tsx')).then((part) => ({
    default: part.HomeBanners,
  })),
);

/** The opening picture has this long for itself; the first turn comes later (spec §9: 5 s). */
const bannersAfterMs = 2000;

/** The night market, the one thing to do here, and behind it the banners of home. */
export function HomeHero() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const stage = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<SlidePlace>();
  const [hasBanners, setHasBanners] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasBanners(true), bannersAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const title = isLoggedIn ? t('hero_title_member') : t('hero_title');
  return (
    <section
      ref={stage}
      className="hero-stage"
      aria-label={title}
      aria-roledescription={place && t('carousel_role')}
      data-carousel={place && ''}
    >
      <div
        className="hero hero-slide"
        data-member={isLoggedIn ? '' : undefined}
        data-far={place?.isFar ? '' : undefined}
        data-jump={place?.isJump ? '' : undefined}
        inert={place !== undefined && place.side !== 0}
        style={{ '--side': place?.side ?? 0 } as CSSProperties}
      >
        <picture className="hero-picture">
          <source media="(min-width: 900px)" srcSet={sceneWide} />
          <img className="hero-scene" src={sceneTall} alt="" fetchPriority="high" decoding="sync" />
        </picture>
        <div className="hero-words">
          <h2 className="hero-title">{title}</h2>
          <p className="hero-lead">{isLoggedIn ? t('hero_lead_member') : t('hero_lead')}</p>
          <div className="hero-actions">
            {isLoggedIn ? (
              <Link to="/rng" className={buttonClass({ tone: 'brass' })}>
                {t('hero_action_member')}
              </Link>
            ) : (
              <AuthLink popup="register" tone="brass" size="l">
                {t('hero_action')}
              </AuthLink>
            )}
          </div>
        </div>
      </div>
      {hasBanners && (
        <QuietBoundary>
          <HomeBanners stage={stage} openingTitle={title} onTurn={setPlace} />
        </QuietBoundary>
      )}
    </section>
  );
}

import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { sceneTall, sceneWide } from '#site/scene.ts';

/** The night market, and the one thing to do here. */
export function HomeHero() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  return (
    <section
      className="hero"
      data-member={isLoggedIn ? '' : undefined}
      aria-labelledby="hero-title"
    >
      <picture className="hero-picture">
        <source media="(min-width: 900px)" srcSet={sceneWide} />
        <img className="hero-scene" src={sceneTall} alt="" fetchPriority="high" decoding="sync" />
      </picture>
      <div className="hero-words">
        <h1 id="hero-title" className="hero-title">
          {isLoggedIn ? t('hero_title_member') : t('hero_title')}
        </h1>
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
    </section>
  );
}

import type { Banner } from '@bahati/contract/player-site/content/banners.ts';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { BannerLink } from './banner-link.tsx';
import type { SlidePlace } from './carousel.rules.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { useBanners } from './use-banners.ts';
import { useCarousel } from './use-carousel.ts';
import './home-banners.css';

/**
 * The banners that follow the opening picture of home, which stands in the page from the first
 * paint on; `onTurn` says where it stands now.
 */
export function HomeBanners({
  stage,
  openingTitle,
  onTurn,
}: {
  stage: RefObject<HTMLElement | null>;
  openingTitle: string;
  onTurn: (place: SlidePlace) => void;
}) {
  const { banners: all } = useBanners('w_home');
  const banners = all.filter(({ linkageType }) => linkageType !== 'VIDEO');
  const count = banners.length + 1;
  const carousel = useCarousel(stage, count);
  const { side, isFar, isJump } = carousel.placeOf(0);
  useEffect(() => {
    if (count > 1) onTurn({ side, isFar, isJump });
  }, [count, side, isFar, isJump, onTurn]);
  if (count < 2) return null;
  return (
    <>
      {banners.map((banner, index) => (
        <BannerSlide
          key={banner.id}
          banner={banner}
          place={carousel.placeOf(index + 1)}
          number={index + 2}
          count={count}
        />
      ))}
      <div className="hero-controls">
        <CarouselControls
          carousel={carousel}
          titles={[openingTitle, ...banners.map(({ title }) => title)]}
        />
      </div>
    </>
  );
}

function BannerSlide({
  banner,
  place: { side, isFar, isJump },
  number,
  count,
}: {
  banner: Banner;
  place: SlidePlace;
  number: number;
  count: number;
}) {
  const { t } = useTranslation();
  // A picture is fetched when it is about to be seen, and stays.
  const [isFetched, setIsFetched] = useState(!isFar);
  if (!isFar && !isFetched) setIsFetched(true);
  return (
    <div
      className="hero hero-slide hero-banner"
      role="group"
      aria-roledescription={t('slide_role')}
      aria-label={t('carousel_place', { at: number, count, title: banner.title })}
      inert={side !== 0}
      data-far={isFar ? '' : undefined}
      data-jump={isJump ? '' : undefined}
      style={{ '--side': side } as CSSProperties}
    >
      <picture className="hero-picture">
        {isFetched && <source media="(min-width: 900px)" srcSet={banner.url} />}
        {isFetched ? (
          <img className="hero-scene" src={banner.tallUrl} alt="" decoding="async" />
        ) : (
          <span className="hero-scene" />
        )}
      </picture>
      <div className="hero-words">
        <h2 className="hero-title">{banner.title}</h2>
        <p className="hero-lead">{banner.text}</p>
        <div className="hero-actions">
          <BannerLink
            banner={banner}
            className={`hero-banner-link ${buttonClass({ tone: 'brass', size: 'l' })}`}
          >
            {banner.action}
          </BannerLink>
        </div>
      </div>
    </div>
  );
}

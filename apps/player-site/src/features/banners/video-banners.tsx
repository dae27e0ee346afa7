import type { Banner } from '@bahati/contract/player-site/content/banners.ts';
import { PlayIcon } from '@bahati/ui/icons/icons.tsx';
import { type CSSProperties, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { useBanners } from './use-banners.ts';
import { useCarousel } from './use-carousel.ts';
import { currentLanguage } from '#site/i18n.ts';
import { embedAddress, videoId } from './video-link.rules.ts';
import './video-banners.css';

/** Video mode of the carousel: the shown one in the middle, its neighbours turned away. */
export function VideoBanners() {
  const { t } = useTranslation();
  const stage = useRef<HTMLElement>(null);
  const { banners } = useBanners('w_home');
  const videos = banners.filter(({ linkageType }) => linkageType === 'VIDEO');
  const [playing, setPlaying] = useState<string>();
  // A video that plays stands still: the carousel has nothing to turn while it does.
  const carousel = useCarousel(stage, playing ? 1 : videos.length);
  if (videos.length === 0) return null;
  return (
    <section
      ref={stage}
      className="videos"
      aria-label={t('videos_title')}
      aria-roledescription={t('carousel_role')}
    >
      <h2 className="game-row-title">{t('videos_title')}</h2>
      <div className="videos-stage">
        {videos.map((banner, index) => {
          const offset = playing ? (banner.id === playing ? 0 : 3) : carousel.offsetOf(index);
          return (
            <div
              key={banner.id}
              className="video-slide"
              role="group"
              aria-roledescription={t('slide_role')}
              aria-label={banner.title}
              inert={offset !== 0}
              data-far={Math.abs(offset) > 1 ? '' : undefined}
              style={{ '--side': offset } as CSSProperties}
            >
              <VideoSlide
                banner={banner}
                isPlaying={banner.id === playing}
                onPlay={() => setPlaying(banner.id)}
              />
            </div>
          );
        })}
      </div>
      <p className="quiet videos-from">{t('video_from')}</p>
      {videos.length > 1 && !playing && (
        <CarouselControls carousel={carousel} titles={videos.map(({ title }) => title)} />
      )}
    </section>
  );
}

/** A picture until it is pressed; nothing is asked of the video's host before. */
function VideoSlide({
  banner: { url, title, linkage },
  isPlaying,
  onPlay,
}: {
  banner: Banner;
  isPlaying: boolean;
  onPlay: () => void;
}) {
  const { t } = useTranslation();
  const id = videoId(linkage ?? '');
  if (id && isPlaying)
    return (
      <iframe
        className="video-frame"
        src={embedAddress(id, currentLanguage())}
        title={title}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation"
      />
    );
  return (
    <>
      <img className="video-frame" src={url} alt="" loading="lazy" decoding="async" />
      <p className="video-title">{title}</p>
      {id && (
        <button
          type="button"
          className="video-play"
          aria-label={t('video_play', { title })}
          onClick={onPlay}
        >
          <PlayIcon size={28} />
        </button>
      )}
    </>
  );
}

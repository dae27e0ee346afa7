import { ChevronLeftIcon, ChevronRightIcon, PlayIcon } from '@bahati/ui/icons/icons.tsx';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { PauseIcon } from '#features/catalogue/pause-icon.tsx';
import type { Carousel } from './use-carousel.ts';
import './carousel-controls.css';

/** What stops, turns and chooses. Arrow keys turn from any of them (`use-carousel.ts`). */
export function CarouselControls({
  carousel,
  titles,
}: {
  carousel: Carousel;
  titles: readonly string[];
}) {
  const { t } = useTranslation();
  const { shown, isPlaying, toggle, turn, show } = carousel;
  const count = titles.length;

  return (
    <div role="group" aria-label={t('carousel_role')} className="carousel-controls">
      <button
        type="button"
        className="carousel-button"
        aria-label={isPlaying ? t('carousel_stop') : t('carousel_start')}
        onClick={toggle}
      >
        {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
      </button>
      <button
        type="button"
        className="carousel-button carousel-arrow"
        aria-label={t('carousel_back')}
        onClick={() => turn(-1)}
      >
        <ChevronLeftIcon size={18} />
      </button>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className="carousel-dot"
          aria-label={t('carousel_place', { at: index + 1, count, title })}
          aria-current={index === shown}
          onClick={() => show(index)}
        />
      ))}
      <button
        type="button"
        className="carousel-button carousel-arrow"
        aria-label={t('carousel_on')}
        onClick={() => turn(1)}
      >
        <ChevronRightIcon size={18} />
      </button>
      <VisuallyHidden>
        <span aria-live={isPlaying ? 'off' : 'polite'}>
          {t('carousel_place', { at: shown + 1, count, title: titles[shown] })}
        </span>
      </VisuallyHidden>
    </div>
  );
}

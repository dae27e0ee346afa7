import { KangaGround } from '@bahati/ui/patterns/kanga-ground.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import type { Promotion } from './promotions.rules.ts';

/** The pictures of a promotion side by side, moved by hand; the cloth where it has none. */
export function PromotionPictures({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation();
  const { key, title, pictures } = promotion;
  const [first, ...more] = pictures;
  if (!first) return <KangaGround seed={key} />;
  if (more.length === 0) return <img src={first.url} alt="" loading="lazy" decoding="async" />;
  return (
    <div
      className="promotion-strip"
      role="group"
      aria-label={t('promotion_pictures', { title, count: pictures.length })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls the strip itself.
      tabIndex={0}
    >
      {pictures.map(({ url }, at) => (
        <img
          key={url}
          src={url}
          alt={t('promotion_picture', { place: at + 1, count: pictures.length })}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}

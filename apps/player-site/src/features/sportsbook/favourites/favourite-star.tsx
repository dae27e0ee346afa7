/** Marks an event or a competition as the member's favourite; a visitor is asked to log in. */
import { useTranslation } from '#site/words/use-translation.ts';
import { type Marked, useBookFavourites } from './use-book-favourites.ts';
import './favourite-star.css';

const star = 'M12 3.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L12 16.5l-5.1 2.9 1.1-5.8-4.3-4 5.8-.7Z';

export function FavouriteStar({ name, kind, id }: Marked & { name: string }) {
  const { t } = useTranslation();
  const { isOn, toggle } = useBookFavourites();
  const isFavourite = isOn({ kind, id });
  return (
    <button
      type="button"
      className="favourite-star"
      aria-pressed={isFavourite}
      aria-label={t('book_favourite', { name })}
      title={t('book_favourite', { name })}
      onClick={() => toggle({ kind, id })}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={star}
          strokeWidth="1.75"
          strokeLinejoin="round"
          stroke="currentColor"
          fill="none"
        />
      </svg>
    </button>
  );
}

/** From the record of all games to the bets at the book, where there is one. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BallIcon } from '@bahati/ui/icons/game-icons.tsx';
import { originQuery } from '#features/sportsbook/book-call.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function BetsLink() {
  const { t } = useTranslation();
  const { data: origin } = useQuery(originQuery);
  if (!origin) return null;
  return (
    <Link to="/sports" search={{ bets: 'open' }} className="text-link">
      <BallIcon size={18} />
      {t('bets_link')}
    </Link>
  );
}

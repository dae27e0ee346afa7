import { TicketIcon } from '@bahati/ui/icons/game-icons.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';

/** The way to the draws, for other pages of rewards. */
export function DrawsLink() {
  const { t } = useTranslation();
  return (
    <Link to="/member/draws" className={buttonClass({})}>
      <TicketIcon size={20} />
      {t('draws_title')}
    </Link>
  );
}

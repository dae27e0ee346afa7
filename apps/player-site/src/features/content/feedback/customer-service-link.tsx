import type { FeedbackType } from '@bahati/contract/player-site/content/content.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';

/** Where words send somebody to customer service: opens the form with the matter chosen. */
export function CustomerServiceLink({ matter }: { matter: FeedbackType }) {
  const { t } = useTranslation();
  return (
    <Link
      to="."
      className="text-link"
      search={(current) => ({ ...current, popup: 'feedback', matter })}
    >
      {t('feedback_contact')}
    </Link>
  );
}

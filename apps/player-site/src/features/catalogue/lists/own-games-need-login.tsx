import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { TrialNotice } from '#features/members/trial-notice.tsx';

/** Favourites and recent games belong to a member with an account of his own (spec §5). */
export function OwnGamesNeedLogin({ kind }: { kind: 'visitor' | 'trial' }) {
  const { t } = useTranslation();
  if (kind === 'trial') return <TrialNotice />;
  return (
    <EmptyState
      seed="own-games"
      title={t('games_own_title')}
      text={t('games_own_text')}
      action={<AuthLink popup="login" />}
    />
  );
}

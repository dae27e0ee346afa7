import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { AuthLink } from '#features/identity/auth-link.tsx';

/** Favourites and recent games belong to a member with an account of his own (spec §5). */
export function OwnGamesNeedLogin({ kind }: { kind: 'visitor' | 'trial' }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      seed="own-games"
      title={t('games_own_title')}
      text={kind === 'trial' ? t('in_need_true_account') : t('games_own_text')}
      action={<AuthLink popup={kind === 'trial' ? 'register' : 'login'} />}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { GameRow } from '#features/catalogue/game-row.tsx';
import { useMember } from '#features/members/use-member.ts';
import { useIsTrial } from '#features/members/use-trial.ts';
import { OpenRounds } from './open-rounds.tsx';
import { useOpenRounds } from './use-open-rounds.ts';

/** As many as a row of the home page asks for at once (spec §9). */
const pageSize = 20;

/** The games the member opened last, over them the rounds left open. A trial member has opened none. */
export function ContinueRow() {
  const { t } = useTranslation();
  const { data: member } = useMember();
  const isTrial = useIsTrial();
  const { data } = useQuery({
    ...memberQuery('GET /wps/relay/GCS_recentGame', {
      query: { language: currentLanguage(), pageSize },
    }),
    staleTime: 60_000,
    enabled: member !== undefined && !isTrial,
  });
  const open = useOpenRounds(member !== undefined && !isTrial);
  // Both at once: neither pushes the other away.
  if (!data || !open || data.content.length === 0) return null;
  return (
    <GameRow
      note={<OpenRounds bets={open} />}
      title={t('row_continue')}
      games={data.content}
      isEager
      action={
        <Link
          to="/recent"
          className="text-link"
          aria-label={t('row_all_of', { category: t('row_continue') })}
        >
          {t('row_all')}
        </Link>
      }
    />
  );
}

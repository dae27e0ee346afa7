import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { contractPaths } from '#site/paths.ts';
import './member-card.css';

const tones = {
  none: 'quiet',
  active: 'lagoon',
  requested: 'brass',
  termination_requested: 'coral',
} as const;

/** How each kind of contract stands with a direct downline, and the way to offer one. */
export function MemberContracts({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(
    memberQuery('GET /wps/agent/contracts/with/:memberId', { params: { memberId } }),
  );
  if (isError) return null;
  const shown = data?.items.filter(
    ({ standing, ownTerms }) => standing !== 'none' || ownTerms !== null,
  );
  return (
    <section className="member-contracts" aria-label={t('agent_menu_contracts')}>
      <h3 className="member-card-span">{t('agent_menu_contracts')}</h3>
      {!shown ? (
        <Skeleton width="100%" height={44} shape="block" />
      ) : shown.length === 0 ? (
        <p className="quiet">{t('team_no_contracts')}</p>
      ) : (
        <ul className="rows">
          {shown.map(({ kind, standing }) => (
            <li key={kind}>
              <Link
                to={contractPaths[kind]}
                search={{ with: memberId }}
                className="member-contract"
              >
                {t(`agent_menu_${kind}`)}
                {standing === 'none' ? (
                  <span className="member-contract-offer">{t('team_offer')}</span>
                ) : (
                  <StatusChip tone={tones[standing]}>{t(`team_standing_${standing}`)}</StatusChip>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

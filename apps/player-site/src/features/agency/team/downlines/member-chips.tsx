import type { TeamMember } from '@bahati/contract/player-site/agency/team.ts';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { isAgentType } from '#features/agency/agent-types.ts';
import { useFormat } from '#features/language/use-format.ts';

/** What is out of the ordinary about a member: an agent, shut out, further down. */
export function MemberChips({ member, hasLevel }: { member: TeamMember; hasLevel: boolean }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { type, status, depth } = member;
  const isAgent = isAgentType(type);
  if (!isAgent && status === 'active' && !hasLevel) return null;
  return (
    <span className="downline-chips">
      {isAgent && <Badge tone="quiet">{t('team_agent')}</Badge>}
      {status !== 'active' && (
        <StatusChip tone={status === 'blocked' ? 'hibiscus' : 'quiet'}>
          {t(`team_status_${status}`)}
        </StatusChip>
      )}
      {hasLevel && <Badge tone="quiet">{t('team_level', { level: count(depth) })}</Badge>}
    </span>
  );
}

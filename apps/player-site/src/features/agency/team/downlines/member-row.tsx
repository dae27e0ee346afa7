import type { TeamMember } from '@bahati/contract/player-site/agency/team.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useMember } from '#features/members/use-member.ts';
import { useFormat } from '#features/language/use-format.ts';
import { dayIn } from '#features/records/record-days.ts';
import { MemberChips } from './member-chips.tsx';

/** Opens the member's card; an agent's team is one more step. */
export function MemberRow({
  member,
  isOpen,
  isFound,
  onOpen,
}: {
  member: TeamMember;
  isOpen: boolean;
  /** By a search, which looks at every level. */
  isFound: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  const { locale, shortTime, date, count } = useFormat();
  const { timeZone } = useBrand();
  const { data: me } = useMember();
  const { id, nickname, balance, lastLoginAt, registeredAt, teamSize } = member;
  const login = lastLoginAt ? shortTime(lastLoginAt) : t('team_never');
  return (
    <div className="downline" data-open={isOpen ? '' : undefined}>
      <div className="downline-who">
        <button type="button" className="downline-name" aria-pressed={isOpen} onClick={onOpen}>
          {nickname}
        </button>
        <MemberChips member={member} hasLevel={isFound} />
      </div>
      <span className="downline-balance">
        {balance !== null && me && (
          <Amount value={balance} currency={me.currency} locale={locale} />
        )}
      </span>
      <span className="downline-login">
        <span className="downline-word">{t('team_last_login')}: </span>
        {login}
      </span>
      <span className="downline-joined">{date(dayIn(new Date(registeredAt), timeZone))}</span>
      <span className="downline-team">
        {teamSize > 0 && (
          <Link
            to="/agentHome/downlineManagmentView"
            search={{ under: id }}
            className="downline-down"
            aria-label={t('team_open', { name: nickname, shown: count(teamSize) })}
          >
            <span className="downline-word">{t('team_members')} </span>
            <span className="tabular">{count(teamSize)}</span>
            <ChevronRightIcon size={18} />
          </Link>
        )}
      </span>
    </div>
  );
}

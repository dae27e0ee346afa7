/** Members as the operator knows them, where the games know but a key. */
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { RobotIcon } from '@bahati/ui/icons/robot-icon.tsx';
import { call } from '#office/api.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { MemberLink } from '#features/members/member-link.tsx';
import { gamesCode } from './rooms-session.ts';

export type NamedMembers = ReadonlyMap<string, { memberId: string; username: string }>;

const nobody: NamedMembers = new Map();
const staleMs = 600_000;

/** Empty for staff who may not see members, and until it is known. */
export function useNamedMembers(keys: readonly (string | null)[]): NamedMembers {
  const canSee = useCan('GET /bo/programs/:code/members');
  const known = keys.flatMap((key) => key || []);
  const wanted = [...new Set(known)].toSorted().slice(0, 100).join(',');
  const { data } = useQuery({
    queryKey: ['rooms', 'members', wanted],
    queryFn: () =>
      call('GET /bo/programs/:code/members', {
        params: { code: gamesCode },
        query: { keys: wanted },
      }),
    enabled: canSee && wanted !== '',
    staleTime: staleMs,
  });
  return useMemo(
    () => (data ? new Map(data.items.map(({ key, ...member }) => [key, member])) : nobody),
    [data],
  );
}

/** A member: his name at the operator, else the name the game shows and the key it knows; or a bot. */
export function MemberCell({
  memberKey,
  name,
  named,
}: {
  /** Null: a bot of the house. */
  memberKey: string | null;
  name: string;
  named: NamedMembers;
}) {
  if (memberKey === null) return <BotCell name={name} />;
  const member = named.get(memberKey);
  return (
    <span className="room-two">
      {member ? (
        <MemberLink id={member.memberId} username={member.username} />
      ) : (
        <span>{name || '–'}</span>
      )}
      <span className="office-code">{memberKey}</span>
    </span>
  );
}

function BotCell({ name }: { name: string }) {
  const { translate } = useWords();
  return (
    <span className="room-two">
      <span className="room-bot">
        <RobotIcon size={16} />
        {name}
      </span>
      <span className="quiet">{translate('rooms_office.bots.bot')}</span>
    </span>
  );
}

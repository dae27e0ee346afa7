import type { AvatarKey } from '@bahati/contract/player-site/members/avatars.ts';
import { Avatar } from '@bahati/ui/avatar/avatar.tsx';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '#site/api.ts';

/** The pictures are files of the site, drawn when it is built. */
export function avatarPath(key: AvatarKey): string {
  return `/avatars/${key}.svg`;
}

export function useAvatar() {
  return useQuery({ ...memberQuery('GET /wps/member/info/icon'), staleTime: 600_000 });
}

/** The logged-in member's own avatar. */
export function MemberAvatar({ size }: { size: number }) {
  const { data } = useAvatar();
  return <Avatar src={data && avatarPath(data.icon)} size={size} />;
}

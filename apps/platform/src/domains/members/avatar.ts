/** The member's drawn avatar, known by its key. */
import {
  type AvatarKey,
  avatarKeys,
  firstAvatar,
} from '@bahati/contract/player-site/members/avatars.ts';
import type { Database } from '@bahati/server-kit/database.ts';

/** The chosen one; else, and where a chosen one is no longer drawn, one by the id. */
export async function readAvatar(database: Database, memberId: bigint): Promise<AvatarKey> {
  const { rows } = await database.query<{ avatar: string | null }>(
    'SELECT avatar FROM members WHERE id = $1',
    [memberId],
  );
  const chosen = avatarKeys.find((key) => key === rows[0]?.avatar);
  return chosen ?? firstAvatar(memberId);
}

export async function chooseAvatar(
  database: Database,
  memberId: bigint,
  icon: AvatarKey,
): Promise<void> {
  await database.query('UPDATE members SET avatar = $2 WHERE id = $1', [memberId, icon]);
}

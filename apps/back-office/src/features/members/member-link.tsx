import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';

/** A member's name; the way to the card for those who may see it. */
export function MemberLink({
  id,
  username,
  isWholeRow = false,
}: {
  id: string;
  username: string;
  isWholeRow?: boolean;
}) {
  const canAccess = useCan('GET /bo/members/:id');
  if (!canAccess) return <span>{username}</span>;
  return (
    <Link to={`/members/${id}/show`} className={isWholeRow ? 'records-open' : 'office-link'}>
      {username}
    </Link>
  );
}

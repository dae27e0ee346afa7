import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';

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
  const { canAccess } = useCanAccess({ resource: 'members', action: 'show' });
  if (!canAccess) return <span>{username}</span>;
  return (
    <Link to={`/members/${id}/show`} className={isWholeRow ? 'records-open' : 'office-link'}>
      {username}
    </Link>
  );
}

import type { StaffSession } from '@bahati/contract/back-office/staff/staff-people.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWords } from '#office/words/use-words.ts';
import '#features/staff/staff.css';

/** Where somebody is logged in; absent `onEnd`, it is only looked at. */
export function SessionList({
  sessions,
  onEnd,
}: {
  sessions: readonly StaffSession[];
  onEnd: ((session: StaffSession) => void) | undefined;
}) {
  const { translate, instant } = useWords();
  if (sessions.length === 0) return <p className="quiet">{translate('staff.no_sessions')}</p>;
  return (
    <ul className="staff-lines">
      {sessions.map((session) => (
        <li key={session.id}>
          <span>
            <span className="office-code">{session.ip ?? '–'}</span>
            {session.isOwn && <strong> · {translate('staff.this_session')}</strong>}
          </span>
          <span className="quiet">
            {translate('staff.session_times', {
              since: instant(session.startedAt),
              seen: instant(session.lastSeenAt),
            })}
          </span>
          {onEnd && !session.isOwn && (
            <Button
              size="s"
              aria-label={translate('staff.end_session_of', { ip: session.ip ?? '–' })}
              onClick={() => onEnd(session)}
            >
              {translate('staff.end_session')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

import { useWholeList } from '#office/lists/use-whole-list.ts';
import { Can } from '#office/session/can.tsx';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Roles that somebody asked to add, change or remove and a second person has not decided on. */
export function WaitingRoles() {
  const { translate, codeWords, instant } = useWords();
  const { rows } = useWholeList(
    'GET /bo/staffRoles',
    {},
    { rowsOf: ({ waiting }) => waiting, idOf: ({ code }) => code },
  );
  if (rows.length === 0) return null;
  return (
    <section className="staff-part staff-waiting" aria-labelledby="waiting-roles">
      <h2 id="waiting-roles">{translate('staff.waiting_roles')}</h2>
      <ul className="staff-lines">
        {rows.map(({ code, act, askedBy, askedAt }) => (
          <li key={code}>
            <strong>{code}</strong>
            <span>{codeWords('role_acts', act)}</span>
            <span className="quiet">
              {translate('approvals.asked_by', { name: askedBy })}, {instant(askedAt)}
            </span>
          </li>
        ))}
      </ul>
      <Can call="GET /bo/approvals">
        <Link to="/approvals" className="office-link">
          {translate('approvals.title')}
        </Link>
      </Can>
    </section>
  );
}

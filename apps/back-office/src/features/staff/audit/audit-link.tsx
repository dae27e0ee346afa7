import type { ReactNode } from 'react';
import { Can } from '#office/session/can.tsx';
import { Link } from '#office/address/link.tsx';

/** The way to everything the audit log says of a subject, for those who may read it. */
export function AuditLink({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <Can call="GET /bo/audit">
      <Link to={`/audit?subject=${encodeURIComponent(subject)}`} className="office-link">
        {children}
      </Link>
    </Can>
  );
}

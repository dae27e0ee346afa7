import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router-dom';

/** The way to everything the audit log says of a subject, for those who may read it. */
export function AuditLink({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <CanAccess resource="audit" action="list">
      <Link to={`/audit?subject=${encodeURIComponent(subject)}`} className="office-link">
        {children}
      </Link>
    </CanAccess>
  );
}

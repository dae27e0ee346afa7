import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { AccessDeniedPage, LoadingPage, UnreachablePage } from '#office/layouts/state-pages.tsx';

/** A screen for those who may see it. The server judges each of its calls again. */
export function Guarded({
  resource,
  action = 'list',
  children,
}: {
  resource: string;
  action?: string;
  children: ReactNode;
}) {
  return (
    <CanAccess
      resource={resource}
      action={action}
      loading={<LoadingPage />}
      accessDenied={<AccessDeniedPage />}
      error={<UnreachablePage />}
    >
      {children}
    </CanAccess>
  );
}

import type { ReactNode } from 'react';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { SettingsCard } from './settings-card.tsx';
import {
  cashierSheet,
  companySheet,
  contactsSheet,
  lobbySheet,
  protectionSheet,
} from './sheets.ts';

export function CompanySettings() {
  const asked = useRecord('GET /bo/brand/company', {});
  return (
    <Asked {...asked}>
      {asked.data && <SettingsCard sheet={companySheet} read={asked.data} />}
    </Asked>
  );
}

export function ProtectionSettings() {
  const asked = useRecord('GET /bo/brand/protection', {});
  return (
    <Asked {...asked}>
      {asked.data && <SettingsCard sheet={protectionSheet} read={asked.data} />}
    </Asked>
  );
}

export function LobbySettings() {
  const asked = useRecord('GET /bo/brand/lobby', {});
  return (
    <Asked {...asked}>{asked.data && <SettingsCard sheet={lobbySheet} read={asked.data} />}</Asked>
  );
}

export function ContactSettings() {
  const asked = useRecord('GET /bo/brand/contacts', {});
  return (
    <Asked {...asked}>
      {asked.data && <SettingsCard sheet={contactsSheet} read={asked.data} />}
    </Asked>
  );
}

/** Only for those who may look at withdrawals. */
export function CashierSettings() {
  const canLook = useCan('GET /bo/cashierRules');
  const asked = useRecord('GET /bo/cashierRules', {}, { isEnabled: canLook });
  if (!canLook) return null;
  return (
    <Asked {...asked}>
      {asked.data && <SettingsCard sheet={cashierSheet} read={asked.data} />}
    </Asked>
  );
}

function Asked({
  error,
  refetch,
  isFetching,
  children,
}: {
  error: Error | null;
  refetch: () => unknown;
  isFetching: boolean;
  children: ReactNode;
}) {
  if (children) return children;
  if (error) return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  return <Skeleton height={320} shape="block" />;
}

import { useState } from 'react';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWords } from '#office/words/use-words.ts';
import { BrandCard, type BrandCardProps } from './brand-card.tsx';
import { MaintenanceDialog } from './maintenance-dialog.tsx';

/** Closes the player site to everybody, or opens it. */
export function MaintenanceCard({ brand, isReadOnly }: BrandCardProps) {
  const { translate, instant, locale } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const { isUnderMaintenance, maintenanceStart, maintenanceEnd, maintenanceMessage } = brand;
  const isPlanned = maintenanceStart !== null;
  const message = locale === 'sw' ? maintenanceMessage.sw : maintenanceMessage.en;
  return (
    <BrandCard
      title={translate('maintenance.title')}
      about={translate('maintenance.about')}
      state={
        isPlanned ? (
          <StatusChip tone="coral">{translate('maintenance.planned')}</StatusChip>
        ) : (
          <StatusChip tone={isUnderMaintenance ? 'hibiscus' : 'lagoon'}>
            {translate(isUnderMaintenance ? 'maintenance.closed' : 'maintenance.open')}
          </StatusChip>
        )
      }
    >
      {isPlanned && <p>{translate('maintenance.from', { at: instant(maintenanceStart) })}</p>}
      {(isUnderMaintenance || isPlanned) && maintenanceEnd && (
        <p>{translate('maintenance.until', { at: instant(maintenanceEnd) })}</p>
      )}
      {isUnderMaintenance && message !== '' && <blockquote>{message}</blockquote>}
      {!isReadOnly && (
        <Button
          tone={isUnderMaintenance || isPlanned ? 'quiet' : 'danger'}
          className={isUnderMaintenance || isPlanned ? 'office-ink' : ''}
          onClick={() => setIsAsking(true)}
        >
          {translate(
            isPlanned
              ? 'maintenance.call_off'
              : isUnderMaintenance
                ? 'maintenance.open_now'
                : 'maintenance.close',
          )}
        </Button>
      )}
      {isAsking && <MaintenanceDialog brand={brand} onClose={() => setIsAsking(false)} />}
    </BrandCard>
  );
}

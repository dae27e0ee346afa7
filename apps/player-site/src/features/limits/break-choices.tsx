import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { BreakDialog } from './break-dialog.tsx';
import { type BreakKind } from './break-kind.ts';

/** The two ways out of play: some days, or for long. */
export function BreakChoices() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<BreakKind | null>(null);
  return (
    <Card padding="l" className="break-list">
      <h2 className="member-section-title">{t('limits_breaks')}</h2>
      <div className="break-row">
        <div>
          <h3 className="limit-card-title">{t('limits_time_out')}</h3>
          <p className="quiet">{t('limits_time_out_about')}</p>
        </div>
        <Button onClick={() => setOpen('time_out')}>{t('limits_choose')}</Button>
      </div>
      <div className="break-row">
        <div>
          <h3 className="limit-card-title">{t('limits_exclusion')}</h3>
          <p className="quiet">{t('limits_exclusion_about')}</p>
        </div>
        <Button onClick={() => setOpen('self_exclusion')}>{t('limits_choose')}</Button>
      </div>
      {open && <BreakDialog kind={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

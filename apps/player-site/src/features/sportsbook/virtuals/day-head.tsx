import { Button } from '@bahati/ui/button/button.tsx';
import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { ShieldIcon } from '@bahati/ui/icons/icons.tsx';
import { type ReactNode, useState } from 'react';
import { queryClient } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { FairDialog } from './fair-dialog.tsx';
import type { HeadDay } from './use-virtuals.ts';

/** A match day's name, its clock, and how it is drawn. */
export function DayHead({
  day,
  note,
  clock,
}: {
  day: HeadDay;
  note: ReactNode;
  /** By this device's clock. */
  clock?: { label: string; endsAtMs: number } | undefined;
}) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="virtual-day-head">
      <div className="virtual-day-name">
        <h2>{t('virtual_day', { day: day.day })}</h2>
        <span>{note}</span>
      </div>
      {clock && (
        <span className="virtual-day-clock">
          <span>{clock.label}</span>
          <Countdown
            key={clock.endsAtMs}
            endsAtMs={clock.endsAtMs}
            label={clock.label}
            urgentBelowMs={15_000}
            onEnd={() =>
              void queryClient.invalidateQueries({ queryKey: ['book', 'GET /book/v1/virtuals'] })
            }
          />
        </span>
      )}
      <Button tone="quiet" size="s" icon={<ShieldIcon size={18} />} onClick={() => setIsOpen(true)}>
        {t('virtual_fair')}
      </Button>
      <FairDialog day={day} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </header>
  );
}

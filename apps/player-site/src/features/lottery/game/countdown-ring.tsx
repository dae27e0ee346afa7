/** How long tickets are still taken, by the lottery’s clock, in a ring that empties. */
import { remainingClock } from '@bahati/ui/countdown/remaining.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useLotterySecond } from '#features/lottery/call/lottery-clock.ts';

const urgentMs = 10_000;
const dayMs = 86_400_000;
const around = 2 * Math.PI * 30;

/** Words where no clock fits: days are counted. */
export function useTimeLeft(closesAt: string): { text: string; isUrgent: boolean; leftMs: number } {
  const { t } = useTranslation();
  const nowMs = useLotterySecond() * 1_000;
  const leftMs = nowMs === 0 ? 0 : Date.parse(closesAt) - nowMs;
  const days = Math.floor(leftMs / dayMs);
  const clock = remainingClock(leftMs - days * dayMs, 0);
  const text =
    days > 0 ? t('lottery_days_and', { count: days, shown: String(days), clock }) : clock;
  return { text, isUrgent: leftMs < urgentMs, leftMs };
}

/** The clock alone, for lists. */
export function TimeLeft({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation();
  const { text, isUrgent, leftMs } = useTimeLeft(closesAt);
  return (
    <span className="lot-time" role="timer" data-urgent={isUrgent ? '' : undefined}>
      {leftMs > 0 ? text : t('lottery_closing')}
    </span>
  );
}

export function CountdownRing({
  closesAt,
  everySeconds,
}: {
  closesAt: string;
  /** Null: the ring stands for the last day. */
  everySeconds: number | null;
}) {
  const { t } = useTranslation();
  const { text, isUrgent, leftMs } = useTimeLeft(closesAt);
  const wholeMs = everySeconds === null ? dayMs : everySeconds * 1_000;
  const share = Math.min(1, Math.max(0, leftMs / wholeMs));
  return (
    <div className="lot-ring" role="timer" data-urgent={isUrgent ? '' : undefined}>
      <svg viewBox="0 0 68 68" aria-hidden="true" focusable="false">
        <circle cx="34" cy="34" r="30" className="lot-ring-track" />
        <circle
          cx="34"
          cy="34"
          r="30"
          className="lot-ring-left"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
      </svg>
      <p>
        <small>{t(leftMs > 0 ? 'lottery_closes_in' : 'lottery_closed_now')}</small>
        <b>{leftMs > 0 ? text : t('lottery_closing')}</b>
      </p>
    </div>
  );
}

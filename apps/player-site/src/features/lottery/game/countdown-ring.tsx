/** How long tickets are still taken, by the lottery’s clock, in a ring that empties. */
import { remainingClock } from '@bahati/ui/countdown/remaining.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useLotterySecond } from '#features/lottery/call/lottery-clock.ts';

const urgentMs = 10_000;
const dayMs = 86_400_000;
const around = 2 * Math.PI * 30;

/** Days are counted in words, the rest of a day is a clock. */
export function useTimeLeft(closesAt: string) {
  const { t } = useTranslation();
  const nowMs = useLotterySecond() * 1_000;
  const leftMs = nowMs === 0 ? 0 : Date.parse(closesAt) - nowMs;
  const days = Math.max(0, Math.floor(leftMs / dayMs));
  return {
    days: days > 0 ? t('lottery_days', { count: days, shown: String(days) }) : undefined,
    clock: remainingClock(leftMs - days * dayMs, 0),
    isUrgent: leftMs < urgentMs,
    leftMs,
  };
}

/** The time alone, for lists. */
export function TimeLeft({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation();
  const { days, clock, isUrgent, leftMs } = useTimeLeft(closesAt);
  return (
    <span className="lot-time" role="timer" data-urgent={isUrgent ? '' : undefined}>
      {leftMs > 0 ? [days, clock].filter(Boolean).join(' ') : t('lottery_closing')}
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
  const { days, clock, isUrgent, leftMs } = useTimeLeft(closesAt);
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
        <b>{leftMs > 0 ? (days ?? clock) : t('lottery_closing')}</b>
        {days !== undefined && <span>{clock}</span>}
      </p>
    </div>
  );
}

/** How long until a draw, by the lottery's clock. */
import type { LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import '@bahati/ui/countdown/countdown.css';
import { useQuery } from '@tanstack/react-query';
import { gameQuery } from '#features/lottery/call/lottery-call.ts';
import { lotteryNowMs } from '#features/lottery/call/lottery-clock.ts';
import { useTimeLeft } from '#features/lottery/game/countdown-ring.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

const clockIsKnownForMs = 600_000;

export function UntilDraw({ draw }: { draw: LotteryDraw }) {
  const { t } = useTranslation();
  const { days, clock, leftMs } = useTimeLeft(draw.drawsAt);
  // Its answer sets the clock; all tickets of a game share one.
  useQuery({ ...gameQuery(draw.gameCode), staleTime: clockIsKnownForMs });
  if (lotteryNowMs() === 0) return null;
  if (leftMs <= 0) return <p className="ticket-countdown">{t('lot_being_drawn')}</p>;
  return (
    <p className="ticket-countdown">
      {t('lot_draws_in')}{' '}
      <time role="timer" className="ui-countdown">
        {[days, clock].filter(Boolean).join(' ')}
      </time>
    </p>
  );
}

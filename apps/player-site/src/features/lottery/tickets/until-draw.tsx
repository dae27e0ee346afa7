/** How long until a draw, by the lottery's clock. */
import type { LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import '@bahati/ui/countdown/countdown.css';
import { remainingClock } from '@bahati/ui/countdown/remaining.ts';
import { useQuery } from '@tanstack/react-query';
import { gameQuery } from '#features/lottery/call/lottery-call.ts';
import { useLotterySecond } from '#features/lottery/call/lottery-clock.ts';
import { useTranslation } from '#site/words/use-translation.ts';

const clockIsKnownForMs = 600_000;

export function UntilDraw({ draw }: { draw: LotteryDraw }) {
  const { t } = useTranslation();
  const drawsAtMs = Date.parse(draw.drawsAt);
  // Its answer sets the clock; all tickets of a game share one.
  useQuery({ ...gameQuery(draw.gameCode), staleTime: clockIsKnownForMs });
  const nowMs = useLotterySecond() * 1_000;
  if (nowMs === 0) return null;
  if (nowMs >= drawsAtMs) return <p className="ticket-countdown">{t('lot_being_drawn')}</p>;
  return (
    <p className="ticket-countdown">
      {t('lot_draws_in')}{' '}
      <time role="timer" className="ui-countdown">
        {remainingClock(drawsAtMs, nowMs)}
      </time>
    </p>
  );
}

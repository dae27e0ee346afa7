import type { SpinResult, WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBothWords } from '#features/rewards/draws/use-both-words.ts';

/** What the ticket brought, said when the picture rests. */
export function SpinResultLine({ result }: { result: SpinResult | undefined }) {
  const { t } = useTranslation();
  const words = useBothWords();
  if (!result) return <div className="draw-result" role="status" />;
  const { prize } = result;
  const { kind } = prize;
  return (
    <div className="draw-result" role="status">
      <p className={kind !== 'nothing' ? 'draw-result-win' : 'draw-result-none'}>
        {kind !== 'nothing' ? t('draw_won', { prize: words(prize.title) }) : words(prize.title)}
      </p>
      {kind !== 'nothing' && <p className="quiet">{t(`draw_given_${kind}`)}</p>}
      {result.drawn !== result.given && <p className="quiet">{t('draw_was_gone')}</p>}
    </div>
  );
}

/** How many tickets are there, or why none can be used. */
export function TicketsLine({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  return (
    <p className="quiet draw-tickets">
      {draw.tickets > 0
        ? t('draw_tickets_have', { count: draw.tickets })
        : draw.phase === 'open' && t('draw_tickets_none')}
    </p>
  );
}

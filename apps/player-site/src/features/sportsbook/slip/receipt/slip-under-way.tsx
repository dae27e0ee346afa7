/** A slip that was sent and has no answer: it is asked about, and cannot be placed twice. */
import { Button } from '@bahati/ui/button/button.tsx';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';
import { useGo } from '#features/sportsbook/offer/use-view.ts';
import { askAgain } from '#features/sportsbook/slip/placing/place-slip.ts';
import type { Phase, Placing } from '#features/sportsbook/slip/placing/placer.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function SlipUnderWay({ placing, phase }: { placing: Placing; phase: Phase }) {
  const { t } = useTranslation();
  const go = useGo();
  const isStopped = phase === 'stopped';
  return (
    <div className="slip-under-way" role="status">
      {!isStopped && <Spinner size={32} label={t('slip_asking')} />}
      <p className="slip-empty-title">{t(isStopped ? 'slip_unsure' : 'slip_asking')}</p>
      <p className="quiet">{t('slip_asking_text')}</p>
      {isStopped && (
        <>
          <Button tone="brass" isWide onClick={() => void askAgain(placing.memberId)}>
            {t('slip_ask_again')}
          </Button>
          <Button isWide onClick={() => go({ bets: 'open', slip: undefined })}>
            {t('bets_title')}
          </Button>
        </>
      )}
    </div>
  );
}

import type { WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PrizeWheel } from '@bahati/ui/draws/prize-wheel.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useBothWords } from '#features/rewards/draws/use-both-words.ts';
import { SpinResultLine, TicketsLine } from './spin-result.tsx';
import { useSpin } from './use-spin.ts';

export function WheelStage({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const words = useBothWords();
  const { turn, isMoving, drawn, result, error, spin, rest } = useSpin(draw);
  const prizes = draw.prizes.map(({ title, kind }) => ({
    title: words(title),
    isNothing: kind === 'nothing',
  }));
  return (
    <>
      <PrizeWheel
        prizes={prizes}
        label={t('draw_wheel_picture')}
        spin={turn === 0 || error ? null : { turn, prize: drawn ? drawn.given - 1 : null }}
        onRest={rest}
      />
      <SpinResultLine result={result} />
      <FormAlert error={error} />
      {draw.phase === 'open' && (
        <Button
          tone="brass"
          size="l"
          isWide
          disabled={draw.tickets === 0 && !isMoving}
          isLoading={isMoving}
          loadingLabel={t('draw_spinning')}
          onClick={spin}
        >
          {t('draw_spin')}
        </Button>
      )}
      <TicketsLine draw={draw} />
    </>
  );
}

import type { WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { EggNest } from '@bahati/ui/draws/egg-nest.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { SpinResultLine, TicketsLine } from './spin-result.tsx';
import { useSpin } from './use-spin.ts';

export function EggStage({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const [egg, setEgg] = useState<number | null>(null);
  const { turn, isMoving, drawn, result, error, spin, rest } = useSpin(draw);
  const isWhole = egg === null || error !== null;
  const canHit = isWhole && !isMoving && draw.phase === 'open' && draw.tickets > 0;
  return (
    <>
      <EggNest
        hit={
          isWhole
            ? null
            : {
                turn,
                egg,
                isOpen: drawn !== undefined,
                isWin: drawn !== undefined && drawn.prize.kind !== 'nothing',
              }
        }
        isDisabled={!canHit}
        eggLabel={(number) => t('draw_egg', { number })}
        onHit={(at) => {
          setEgg(at);
          spin();
        }}
        onRest={rest}
      />
      <SpinResultLine result={isWhole ? undefined : result} />
      <FormAlert error={error} />
      {result && !isWhole && draw.phase === 'open' && draw.tickets > 0 && (
        <Button tone="brass" size="l" isWide onClick={() => setEgg(null)}>
          {t('draw_egg_again')}
        </Button>
      )}
      {canHit && <p className="draw-hint">{t('draw_egg_choose')}</p>}
      <TicketsLine draw={draw} />
    </>
  );
}

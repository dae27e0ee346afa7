import { useState } from 'react';
import type { BoWholeDraw } from '@bahati/contract/back-office/rewards/draws.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { EggNest } from '@bahati/ui/draws/egg-nest.tsx';
import { PrizeWheel } from '@bahati/ui/draws/prize-wheel.tsx';
import { RaffleDrum } from '@bahati/ui/draws/raffle-drum.tsx';
import { RedEnvelope } from '@bahati/ui/draws/red-envelope.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Plays what members will see, with a prize one chooses: nothing is drawn and nothing is given. */
export function LookTrial({ draw }: { draw: BoWholeDraw }) {
  const { translate, locale } = useWords();
  const [turn, setTurn] = useState(0);
  const [prize, setPrize] = useState(0);
  const play = () => setTurn((before) => before + 1);
  const hasPrizes = draw.kind === 'wheel' || draw.kind === 'egg';
  return (
    <div className="draw-look">
      <div className="draw-look-stage">
        <Stage draw={draw} turn={turn} prize={prize} onHit={play} />
      </div>
      {hasPrizes && (
        <SelectField
          label={translate('draws.look_prize')}
          value={String(prize)}
          options={draw.prizes.map(({ title }, at) => ({
            value: String(at),
            label: title[locale],
          }))}
          onValueChange={(value) => setPrize(Number(value))}
        />
      )}
      <Button onClick={play}>{translate('draws.look_play')}</Button>
    </div>
  );
}

function Stage({
  draw,
  turn,
  prize,
  onHit,
}: {
  draw: BoWholeDraw;
  turn: number;
  prize: number;
  onHit: () => void;
}) {
  const { translate, locale } = useWords();
  const [egg, setEgg] = useState(1);
  const rest = () => undefined;
  switch (draw.kind) {
    case 'wheel':
      return (
        <PrizeWheel
          prizes={draw.prizes.map(({ title, kind }) => ({
            title: title[locale],
            isNothing: kind === 'nothing',
          }))}
          label={translate('draws.kinds.wheel')}
          spin={turn === 0 ? null : { turn, prize }}
          onRest={rest}
        />
      );
    case 'egg':
      return (
        <EggNest
          hit={
            turn === 0
              ? null
              : { turn, egg, isOpen: true, isWin: draw.prizes[prize]?.kind !== 'nothing' }
          }
          isDisabled={false}
          eggLabel={(number) => translate('draws.egg', { number })}
          onHit={(at) => {
            setEgg(at);
            onHit();
          }}
          onRest={rest}
        />
      );
    case 'envelope':
      return (
        <RedEnvelope
          key={turn}
          state={turn === 0 ? 'closed' : 'open'}
          turn={turn}
          card={
            <Amount
              value={draw.envelope?.least ?? '0.00'}
              currency={draw.currency}
              locale={locale}
              size="xl"
            />
          }
          onRest={rest}
        />
      );
    case 'raffle':
      return (
        <RaffleDrum
          key={turn}
          isTurning={turn === 0}
          number={turn === 0 ? null : String(turn).padStart(6, '0')}
        />
      );
  }
}

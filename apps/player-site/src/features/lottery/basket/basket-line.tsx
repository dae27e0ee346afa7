/** One line of the basket: what it is, for which draw, what it costs and what is wrong with it. */
import type { LotteryGame, OrderFault } from '@bahati/contract/lottery/shapes.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { betTypeName } from '@bahati/lottery-rules/words/bet-words.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { InfoIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { useDrawLabel } from '#features/lottery/game/draw-label.ts';
import { TimeLeft } from '#features/lottery/game/countdown-ring.tsx';
import { pathOfGame } from '#features/lottery/links/draw-link.tsx';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { basketStore } from './basket-store.ts';
import { type BasketLine, stakeOf } from './basket.rules.ts';
import { ChaseDialog } from './chase-dialog.tsx';
import { SelectionWords } from './selection-words.tsx';
import { useOrderFaultWords } from './use-fault-words.ts';

export function BasketLineView({
  line,
  game,
  faults,
  onEdit,
}: {
  line: BasketLine;
  game: LotteryGame | undefined;
  faults: readonly OrderFault[];
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const { money, count } = useFormat();
  const say = useSay();
  const label = useDrawLabel();
  const faultWords = useOrderFaultWords(line.currency);
  const betType = betTypeOf(line.betType);
  const { chase, draw, movedFrom, currency } = line;
  return (
    <li className="lot-basket-line">
      <div className="lot-basket-head">
        <h3>{say(line.gameName)}</h3>
        <b>{money(toDecimal(stakeOf(line), currency), currency)}</b>
      </div>
      <p className="lot-basket-type">{betType && say(betTypeName(betType))}</p>
      <SelectionWords betType={line.betType} selection={line.selection} />
      <p className="lot-basket-facts">
        <span>{label(draw.number)}</span>
        <TimeLeft closesAt={draw.closesAt} />
        <span>{t('lottery_lines', { count: line.lines, shown: count(line.lines) })}</span>
        <span>{`${money(line.unit, currency)} × ${count(chase?.multiples[0] ?? line.multiple)}`}</span>
        {chase && (
          <span>
            {t('lottery_chase_draws', {
              count: chase.multiples.length,
              shown: count(chase.multiples.length),
            })}
          </span>
        )}
      </p>
      {movedFrom !== undefined && (
        <p className="lot-moved" role="status">
          <InfoIcon size={16} />
          {t('lottery_moved', { from: label(movedFrom), to: label(draw.number) })}
        </p>
      )}
      {faults.map((fault) => (
        <p key={`${fault.code} ${fault.drawNumber ?? ''}`} className="lot-fault" role="alert">
          <WarningIcon size={16} />
          {faultWords(fault)}
        </p>
      ))}
      <LineButtons line={line} game={game} onEdit={onEdit} />
    </li>
  );
}

function LineButtons({
  line,
  game,
  onEdit,
}: {
  line: BasketLine;
  game: LotteryGame | undefined;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isChasing, setIsChasing] = useState(false);

  function edit() {
    basketStore.edit(line.key);
    onEdit();
    void navigate({ to: pathOfGame(line.gameCode), search: { gameCode: line.gameCode } });
  }

  return (
    <div className="lot-basket-buttons">
      <Button size="s" onClick={edit}>
        {t('lottery_edit')}
      </Button>
      {game && game.coming.length > 1 && (
        <Button size="s" onClick={() => setIsChasing(true)}>
          {t('lottery_chase')}
        </Button>
      )}
      <Button size="s" onClick={() => basketStore.remove([line.key])}>
        {t('lottery_remove')}
      </Button>
      {game && isChasing && (
        <ChaseDialog line={line} game={game} onClose={() => setIsChasing(false)} />
      )}
    </div>
  );
}

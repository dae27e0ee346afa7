/** The panel of a game with what the ticket on it covers, costs and may win. */
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import type { SelectionRefusal } from '@bahati/lottery-rules/bets/bet-type.ts';
import { partWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useDeferredValue } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { basketStore, useSold } from '#features/lottery/basket/basket-store.ts';
import type { BasketLine } from '#features/lottery/basket/basket.rules.ts';
import { useLotteryWallet } from '#features/lottery/call/use-lottery-wallet.ts';
import { BetPanel } from '#features/lottery/panels/bet-panel.tsx';
import { isEmpty, type Reckoned, reckonTicket } from '#features/lottery/panels/ticket.rules.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { BetTypeChooser } from './bet-type-chooser.tsx';
import { RulesLine } from './rules-sheet.tsx';
import { StakeSteppers } from './stake-steppers.tsx';
import { type TicketDraft, useTicketDraft } from './use-ticket-draft.ts';

const noOdds = {};

const isUntouched = ({ sets, entry }: TicketDraft): boolean => isEmpty(sets) && entry === '';

export function TicketMaker({
  game,
  editing,
  children,
}: {
  game: LotteryGame;
  /** The line of the basket that is being changed. */
  editing: BasketLine | undefined;
  /** Beside the button that adds the ticket: the basket. */
  children: React.ReactNode;
}) {
  const maker = useTicketDraft(game, editing);
  const sold = useSold(game.next?.id);
  const { currency } = useLotteryWallet();
  const { draft } = maker;
  const slow = useDeferredValue(draft);
  if (!draft || !slow) return null;
  const odds = game.prizes.odds[draft.betType.id] ?? noOdds;
  const unit = parseAmount(slow.unit, currency) ?? 0n;
  const reckoned = reckonTicket(slow.betType, slow.sets, {
    unit,
    multiple: slow.multiple,
    odds: game.prizes.odds[slow.betType.id] ?? noOdds,
  });
  return (
    <>
      <BetTypeChooser betType={draft.betType} onChoose={maker.choose} />
      <RulesLine betType={draft.betType} odds={odds} />
      <BetPanel
        key={draft.betType.id}
        betType={draft.betType}
        sets={draft.sets}
        entry={draft.entry}
        odds={odds}
        sold={sold}
        onSets={maker.setSets}
        onEntry={(entry, sets) => maker.change({ entry, sets })}
      />
      <div className="lot-bar" data-empty={isUntouched(draft) ? '' : undefined}>
        <StakeSteppers
          units={game.units}
          unit={draft.unit}
          multiple={draft.multiple}
          currency={currency}
          onUnit={(next) => maker.change({ unit: next })}
          onMultiple={(multiple) => maker.change({ multiple })}
        />
        <TicketSums draft={draft} reckoned={reckoned} game={game} />
        <MakerButtons
          {...{ game, draft, editing }}
          reckoned={slow === draft ? reckoned : undefined}
          onClear={maker.clear}
          onQuickPick={maker.quickPick}
        >
          {children}
        </MakerButtons>
      </div>
    </>
  );
}

function TicketSums({
  draft,
  reckoned,
  game,
}: {
  draft: TicketDraft;
  reckoned: Reckoned;
  game: LotteryGame;
}) {
  const { t } = useTranslation();
  const { money, count } = useFormat();
  const { currency } = useLotteryWallet();
  const refusalWords = useRefusalWords(draft);
  if ('refusal' in reckoned)
    return (
      <p className="lot-sums" role="status">
        {isEmpty(draft.sets) ? t('lottery_choose') : refusalWords(reckoned.refusal)}
      </p>
    );
  const { lines, stake, topWin } = reckoned;
  const bound = game.mostWin === null ? undefined : parseAmount(game.mostWin, currency);
  const isPooled = draft.betType.pooled.length > 0;
  return (
    <p className="lot-sums" role="status">
      <span>{t('lottery_lines', { count: lines, shown: count(lines) })}</span>
      <b>{money(toDecimal(stake, currency), currency)}</b>
      <span data-over={bound !== undefined && topWin > bound ? '' : undefined}>
        {t(isPooled ? 'lottery_top_win_pool' : 'lottery_top_win', {
          amount: money(toDecimal(topWin, currency), currency),
        })}
      </span>
    </p>
  );
}

/** Why what is chosen is no ticket yet. */
function useRefusalWords({ betType }: TicketDraft) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const say = useSay();
  return ({ reason, part = 0 }: SelectionRefusal): string => {
    const found = betType.panel.parts[part];
    const values = {
      part: found ? say(partWords(found.name)) : '',
      least: count(found?.least ?? 1),
      most: count(reason === 'too_many_lines' ? betType.mostLines : (found?.most ?? 1)),
    };
    const isTold = reason === 'too_few' || reason === 'too_many' || reason === 'too_many_lines';
    return t(isTold ? `lottery_refusal_${reason}` : 'lottery_refusal_no_line', values);
  };
}

function MakerButtons({
  game,
  draft,
  editing,
  reckoned,
  onClear,
  onQuickPick,
  children,
}: {
  game: LotteryGame;
  draft: TicketDraft;
  editing: BasketLine | undefined;
  /** Undefined while it is being reckoned. */
  reckoned: Reckoned | undefined;
  onClear: () => void;
  onQuickPick: () => void;
  children: React.ReactNode;
}) {
  const { t } = useTranslation();
  const { currency } = useLotteryWallet();
  const { next, isOpen } = game;
  const ticket = reckoned && 'lines' in reckoned ? reckoned : undefined;

  function put() {
    if (!ticket || !next) return;
    const { id, number, closesAt } = next;
    const line: BasketLine = {
      key: editing?.key ?? crypto.randomUUID(),
      gameCode: game.gameCode,
      gameName: game.name,
      betType: draft.betType.id,
      selection: ticket.text,
      lines: ticket.lines,
      unit: draft.unit,
      currency,
      multiple: draft.multiple,
      draw: editing?.draw ?? { id, number, closesAt },
      ...(editing?.chase ? { chase: editing.chase } : {}),
    };
    if (editing) basketStore.replace(editing.key, line);
    else if (basketStore.add(line)) onClear();
    else showToast({ tone: 'warn', message: t('lottery_basket_full') });
  }

  return (
    <div className="lot-buttons">
      <Button onClick={onQuickPick}>{t('lottery_quick_pick')}</Button>
      {editing ? (
        <Button onClick={() => basketStore.edit(null)}>{t('lottery_edit_leave')}</Button>
      ) : (
        <Button className="lot-clear" disabled={isUntouched(draft)} onClick={onClear}>
          {t('lottery_helper_clear')}
        </Button>
      )}
      <Button
        tone={ticket ? 'brass' : 'quiet'}
        className="lot-add"
        disabled={!ticket || !next || !isOpen}
        onClick={put}
      >
        {t(editing ? 'lottery_edit_keep' : 'lottery_add')}
      </Button>
      {children}
    </div>
  );
}

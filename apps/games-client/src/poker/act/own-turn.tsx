import type { SeenHand } from '@bahati/contract/games-frame/seats.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { PokerWord } from '#frame/poker/table/pre-acts.ts';
import { playerIn, pokerOf, type SeenOptions } from '#frame/poker/table/seen-poker.ts';
import { usePoker } from '#frame/poker/use-poker.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import type { Room } from '#frame/seats/room/seat-room.ts';
import { words } from '#frame/poker/words.ts';
import { RaiseBox } from './raise-box.tsx';
import { presetsOf } from './presets.ts';
import { useActKeys } from './use-act-keys.ts';

type TurnProps = {
  readonly room: Room;
  readonly hand: SeenHand;
  readonly options: SeenOptions;
  /** A word is on its way. */
  readonly isAsked: boolean;
};

/** The turn is this player's: fold, check or call, raise. It begins anew with every step. */
export function OwnTurn({ room, hand, options, isAsked }: TurnProps) {
  const { table } = usePoker();
  const { minor } = useMoney();
  const poker = pokerOf(hand);
  const me = playerIn(poker, room.own.seat);
  const range = options.raise && {
    least: minor(options.raise.least),
    most: minor(options.raise.most),
  };
  const [to, setTo] = useState<bigint | null>(range?.least ?? null);
  const betting = {
    pot: minor(poker.pot),
    call: minor(options.call ?? '0'),
    bet: minor(me?.bet ?? '0'),
  };
  const stack = minor(me?.stack ?? '0');
  const presets = range ? presetsOf(betting, range, range.most === stack + betting.bet) : [];
  const say = (word: PokerWord) => {
    if (!isAsked) table.play(word);
  };
  const raise = () => to !== null && range && say({ kind: 'raise', to: to.toString() });
  useActKeys({
    onFold: () => say({ kind: 'fold' }),
    onCall: () => say({ kind: options.canCheck ? 'check' : 'call' }),
    onRaise: raise,
    onPreset: (at) => {
      const preset = presets[at];
      if (preset) setTo(preset.to);
    },
  });
  return (
    <section className="seats-act" data-is="turn" data-is-asked={isAsked || undefined}>
      {range && (
        <RaiseBox
          range={range}
          unit={minor(poker.settings.smallBlind)}
          presets={presets}
          to={to}
          onTo={setTo}
        />
      )}
      <ActButtons
        options={options}
        isAllInCall={betting.call > 0n && betting.call === stack}
        raiseTo={range ? to : null}
        isBet={poker.players.every(({ bet }) => minor(bet) === 0n)}
        isAllInRaise={range !== null && to === stack + betting.bet}
        hasRaise={range !== null}
        isAsked={isAsked}
        onSay={say}
        onRaise={raise}
      />
    </section>
  );
}

type ButtonsProps = {
  readonly options: SeenOptions;
  readonly isAllInCall: boolean;
  readonly hasRaise: boolean;
  /** Null: what was typed is no amount, or nothing may be raised. */
  readonly raiseTo: bigint | null;
  readonly isBet: boolean;
  readonly isAllInRaise: boolean;
  readonly isAsked: boolean;
  readonly onSay: (word: PokerWord) => void;
  readonly onRaise: () => void;
};

function ActButtons(props: ButtonsProps) {
  const { options, isAllInCall, hasRaise, raiseTo, isBet, isAllInRaise, isAsked } = props;
  const say = useText();
  const { figures } = useMoney();
  const isOff = isAsked || undefined;
  const call = options.call
    ? say(isAllInCall ? words.callAllIn : words.call, { amount: figures(options.call) })
    : say(words.check);
  const raiseWord = isAllInRaise ? words.allIn : isBet ? words.bet : words.raise;
  return (
    <div className="seats-buttons">
      <Button
        className="seats-fold"
        tone="quiet"
        size="l"
        data-act="fold"
        aria-disabled={isOff}
        onClick={() => props.onSay({ kind: 'fold' })}
      >
        {say(words.fold)}
      </Button>
      <Button
        className="seats-call"
        tone={hasRaise ? 'quiet' : 'brass'}
        size="l"
        data-act={options.canCheck ? 'check' : 'call'}
        aria-disabled={isOff}
        onClick={() => props.onSay({ kind: options.canCheck ? 'check' : 'call' })}
      >
        {call}
      </Button>
      {hasRaise && (
        <Button
          className="seats-raise"
          tone="brass"
          size="l"
          data-act="raise"
          aria-disabled={isOff ?? (raiseTo === null || undefined)}
          onClick={props.onRaise}
        >
          {say(raiseWord, { amount: raiseTo === null ? '…' : figures(raiseTo) })}
        </Button>
      )}
    </div>
  );
}

import { useText } from '#frame/bets/use-text.ts';
import { type Hint, turnHint, whyNot } from './kadi-hints.ts';
import type { KadiOwnProps } from './kadi-props.ts';
import { words } from './kadi-words.ts';
import type { useKadiTurn } from './use-kadi-turn.ts';

type Turn = ReturnType<typeof useKadiTurn>;

function hintNow(props: KadiOwnProps, { chosen, laying, canLay, refused }: Turn): Hint {
  const { view, seat, options, isOver, isAsked } = props;
  const own = view.players.find((player) => player.seat === seat);
  if (isOver || !own) return { words: words.nothing };
  if (isAsked) return { words: words.sent };
  if (view.turn === seat) {
    if (refused !== null) return whyNot(refused, view, chosen);
    return turnHint({ view, seat, hand: props.cards, chosen, laying, canLay });
  }
  if (options.some(({ kind }) => kind === 'niko_kadi')) return { words: words.sayNow };
  if (own.hasResigned) return { words: words.nothing };
  if (own.saidNikoKadi) return { words: words.saidIt };
  return { words: words.nothing };
}

/** The one sentence beside the own hand. */
export function useKadiHint(props: KadiOwnProps, turn: Turn): { text: string; isNo: boolean } {
  const say = useText();
  const hint = hintNow(props, turn);
  const blanks = Object.entries(hint.blanks ?? {}).map(([name, blank]) => [
    name,
    typeof blank === 'object' ? say(blank) : blank,
  ]);
  const text = say(hint.words, Object.fromEntries(blanks));
  return { text: text.charAt(0).toUpperCase() + text.slice(1), isNo: hint.isNo === true };
}

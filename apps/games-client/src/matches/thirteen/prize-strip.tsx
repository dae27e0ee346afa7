import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import { useText } from '#frame/bets/use-text.ts';
import type { Told } from '#frame/seats/told.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { words } from './thirteen-words.ts';

type StripProps = {
  readonly view: Told<ThirteenView>;
  readonly nameOf: (seat: number) => string;
};

/** What each place is paid, and who has it already. */
export function PrizeStrip({ view, nameOf }: StripProps) {
  const say = useText();
  const { figures } = useMoney();
  const { prizes, out, resigned, players } = view;
  const open = players.length - out.length - resigned.length;
  const holders = [...out, ...Array.from({ length: open }, () => null), ...resigned];
  return (
    <ol className="thirteen-prizes" aria-label={say(words.prizes)}>
      {prizes.map((amount, at) => {
        const holder = holders[at] ?? null;
        return (
          <li key={at} data-is-taken={holder !== null || undefined}>
            <i className="tabular">{at + 1}</i>
            <b className="tabular">{figures(amount)}</b>
            {holder !== null && <span>{nameOf(holder)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

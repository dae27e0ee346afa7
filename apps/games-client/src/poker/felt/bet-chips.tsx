import { ChipPile } from '#frame/chips/chip-pile.tsx';
import { playerIn, type SeenPoker } from '#frame/poker/table/seen-poker.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { useTableState } from '#frame/poker/use-poker.ts';

const mostChips = 4;

type Props = { readonly seat: number; readonly poker: SeenPoker };

/** A bet before its seat; as the street ends it goes to the middle, and pots come from there. */
export function BetChips({ seat, poker }: Props) {
  const { minor } = useMoney();
  const beat = useTableState((state) => state.beat);
  const number = useTableState((state) => state.followed.hand);
  const smallest = minor(poker.settings.smallBlind);
  const lying = beat.gathered ? beat.gathered.get(seat) : playerIn(poker, seat)?.bet;
  const bet = minor(lying ?? '0');
  const won = beat.isWon ? wonBy(poker, seat, minor) : 0n;
  if (won > 0n) {
    return <Chips key={`won ${number}`} amount={won} smallest={smallest} state="won" sign="+" />;
  }
  if (bet === 0n || beat.isWon) return null;
  return (
    <Chips
      key={`bet ${number} ${poker.board.length}`}
      amount={bet}
      smallest={smallest}
      state={beat.isGathering ? 'gathering' : 'lying'}
      sign=""
    />
  );
}

function wonBy({ won }: SeenPoker, seat: number, minor: (wire: string) => bigint): bigint {
  const winners = won?.flatMap((pot) => pot.winners) ?? [];
  return winners.reduce((sum, each) => (each.seat === seat ? sum + minor(each.stack) : sum), 0n);
}

type ChipsProps = {
  readonly amount: bigint;
  readonly smallest: bigint;
  readonly state: 'lying' | 'gathering' | 'won';
  readonly sign: '' | '+';
};

/** Figures on drawn chips are whole currency; those of chips are as they stand. */
export const onChips = (amount: bigint, perUnit: bigint): bigint => (amount * 100n) / perUnit;

function Chips({ amount, smallest, state, sign }: ChipsProps) {
  const { figures, perUnit } = useMoney();
  return (
    <span className="seats-bet" data-state={state}>
      <ChipPile
        amount={onChips(amount, perUnit)}
        smallest={onChips(smallest, perUnit)}
        most={mostChips}
      />
      <b className="tabular">
        {sign}
        {figures(amount)}
      </b>
    </span>
  );
}

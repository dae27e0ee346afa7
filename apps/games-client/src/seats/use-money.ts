/** Amounts of the frame's currency, as the wire writes them and as they are shown. */
import { showFigures, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';

export type Money = {
  readonly minor: (wire: string) => bigint;
  /** "1,250": the currency stands once at the table. */
  readonly figures: (wire: string | bigint) => string;
  /** "KSh 1,250". */
  readonly money: (wire: string | bigint) => string;
};

export function useMoney(): Money {
  const { play } = useFrame();
  const { language } = useWords();
  const { currency } = play;
  const minor = (wire: string) => toMinor(wire, currency);
  const asMinor = (amount: string | bigint) =>
    typeof amount === 'bigint' ? amount : minor(amount);
  return {
    minor,
    figures: (amount) => showFigures(asMinor(amount), currency, language),
    money: (amount) => showMinor(asMinor(amount), currency, language, true),
  };
}

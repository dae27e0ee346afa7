import { showFigures, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import type { Money } from './money.ts';

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

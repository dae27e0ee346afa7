import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from './room.ts';

/** An amount of the room; what the book would lose is red. */
export function Money({ value, isResult = false }: { value: string; isResult?: boolean }) {
  const { locale } = useWords();
  const { currency } = useRoom();
  const isLoss = isResult && value.startsWith('-');
  return (
    <Amount
      size="s"
      value={value}
      currency={currency}
      locale={locale}
      tone={isLoss ? 'loss' : 'text'}
    />
  );
}

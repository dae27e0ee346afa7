import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from './room.ts';

/** An amount of the room; `isRisk`: above zero the house would lose it. */
export function Money({ value, isRisk = false }: { value: string; isRisk?: boolean }) {
  const { locale } = useWords();
  const { currency } = useRoom();
  const isLoss = isRisk && Number(value) > 0;
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

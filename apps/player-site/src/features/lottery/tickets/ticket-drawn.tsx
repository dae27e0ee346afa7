/** The numbers of the ticket's draw; of a board the prizes that won, the rest a step away. */
import type { LotteryTicket } from '@bahati/contract/lottery/shapes.ts';
import { prizeWords } from '@bahati/lottery-rules/words/selection-words.ts';
import { DrawnNumbers } from '#features/lottery/numbers/drawn-numbers.tsx';
import { familyNamed } from '#features/lottery/numbers/family.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function TicketDrawn({ ticket: { draw, family: name } }: { ticket: LotteryTicket }) {
  const { t } = useTranslation();
  const say = useSay();
  const family = familyNamed(name);
  const { numbers } = draw;
  if (!numbers || !family) return null;
  const [first] = numbers.kind === 'prizes' ? Object.keys(numbers.prizes) : [];
  return (
    <div className="ticket-drawn">
      <span className="chosen-name">{t('lot_drawn')}</span>
      {numbers.kind === 'balls' ? (
        <DrawnNumbers family={family} numbers={numbers} size="s" />
      ) : (
        <span>
          {first && say(prizeWords(topPrize(numbers.prizes)))}{' '}
          <b>{numbers.prizes[topPrize(numbers.prizes)]?.join(' ')}</b>
        </span>
      )}
    </div>
  );
}

/** `special` in Vietnam, `first` elsewhere. */
const topPrize = (prizes: object): string => ('special' in prizes ? 'special' : 'first');

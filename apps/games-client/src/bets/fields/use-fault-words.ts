import type { FigureWords } from '@bahati/ui/amount-field/amount-field.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import type { TypedFault } from '#frame/shell/stakes/typed-limits.ts';
import { useWords } from '#frame/shell/words.ts';

/** Why a text is not taken, in words that name the limit. */
export function useFaultWords(): (fault: TypedFault) => string {
  const { play } = useFrame();
  const { t, language } = useWords();
  const show = (limit: string | bigint) =>
    typeof limit === 'string' ? limit : showMinor(limit, play.currency, language, true);
  return (fault) => {
    switch (fault.is) {
      case 'below':
      case 'above':
        return t(`figure_${fault.is}`, { limit: show(fault.limit) });
      case 'off_step': {
        const { minimum, maximum, step } = fault.span;
        const span = { minimum: show(minimum), maximum: show(maximum), step: show(step) };
        return t('bet_amount_fault', span);
      }
      default:
        return t(`figure_${fault.is}`, { places: fault.places });
    }
  };
}

/** The same for fields of amounts. */
export function useFigureWords(): FigureWords {
  const words = useFaultWords();
  return (is, places) => words({ is, places } as const);
}

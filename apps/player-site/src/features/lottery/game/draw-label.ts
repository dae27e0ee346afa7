/** What a draw is called: a fast one by its count of the day, another one by its date. */
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** One of a game that draws by the day: its number is its date. */
export const isByDay = (number: string): boolean => number.length <= 9;

export const dateOfDraw = (number: string): string =>
  `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;

export function useDrawLabel(): (number: string) => string {
  const { t } = useTranslation();
  const { shortDay } = useFormat();
  return (number) =>
    isByDay(number)
      ? shortDay(dateOfDraw(number))
      : t('lottery_draw_no', { number: number.slice(9) });
}

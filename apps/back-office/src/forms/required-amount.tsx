import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { AmountField, type AmountFieldProps } from '@bahati/ui/amount-field/amount-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';

type Props = Pick<AmountFieldProps, 'label' | 'hint' | 'currency' | 'value' | 'onValueChange'> & {
  /** True once it was sent with something wanting. */
  readonly isWanting: boolean;
};

/** An amount without which nothing is sent. */
export function RequiredAmount({ isWanting, ...field }: Props) {
  const { translate } = useWords();
  const isMissing = isWanting && typedDecimal(field.value, field.currency) === undefined;
  return (
    <AmountField
      {...field}
      error={isMissing && translate('figures.empty')}
      faultWords={useFigureWords()}
    />
  );
}

import { type PlayProduct, playProducts } from '@bahati/contract/mission-terms.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Which type of game counts; the first choice is every game. */
export function ProductField({
  value,
  onProduct,
}: {
  value: PlayProduct | '';
  onProduct: (product: PlayProduct | '') => void;
}) {
  const { translate } = useWords();
  return (
    <SelectField
      label={translate('missions.games')}
      value={value === '' ? 'all' : value}
      options={[
        { value: 'all', label: translate('missions.all_games') },
        ...playProducts.map((product) => ({
          value: product,
          label: translate(`game_categories.${product}`),
        })),
      ]}
      onValueChange={(chosen) =>
        onProduct(playProducts.find((product) => product === chosen) ?? '')
      }
    />
  );
}

import { useId } from 'react';
import { drawnGoods, drawnGoodsPath } from '@bahati/contract/point-limits.ts';
import { useWords } from '#office/words/use-words.ts';

/** Pictures the product brings along, to choose from. */
export function DrawnPictures({
  value,
  onValueChange,
}: {
  value: string;
  onValueChange: (path: string) => void;
}) {
  const { translate } = useWords();
  const name = useId();
  return (
    <fieldset className="mall-drawn">
      <legend>{translate('points_mall.drawn')}</legend>
      {drawnGoods.map((drawn) => {
        const path = `${drawnGoodsPath}/${drawn}.svg`;
        return (
          <label key={drawn}>
            <input
              type="radio"
              name={name}
              checked={value === path}
              onChange={() => onValueChange(path)}
            />
            <img src={path} alt={translate(`points_mall.drawn_${drawn}`)} width={72} height={72} />
          </label>
        );
      })}
    </fieldset>
  );
}

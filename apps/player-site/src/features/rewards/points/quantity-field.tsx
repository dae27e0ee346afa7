import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { MinusIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

/** How many, within what points and stock reach for. */
export function QuantityField({
  value,
  most,
  onValueChange,
}: {
  value: number;
  most: number;
  onValueChange: (value: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="quantity" role="group" aria-label={t('points_quantity')}>
      <span className="quantity-label">{t('points_quantity')}</span>
      <IconButton
        label={t('points_quantity_less')}
        tone="quiet"
        disabled={value <= 1}
        onClick={() => onValueChange(value - 1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <output className="quantity-figure tabular">{value}</output>
      <IconButton
        label={t('points_quantity_more')}
        tone="quiet"
        disabled={value >= most}
        onClick={() => onValueChange(value + 1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </div>
  );
}

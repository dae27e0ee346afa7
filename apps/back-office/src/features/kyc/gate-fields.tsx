import type { KycRuleSet } from '@bahati/contract/back-office/kyc/kyc.ts';
import { readFigure } from '@bahati/money/typed-figure.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';

type Gate = KycRuleSet['gates'][number];

const ways = ['withdrawal_day', 'withdrawal_total', 'deposit_day', 'deposit_total'] as const;
const levels = [1, 2, 3] as const;

/** One line of the rules: which sum, above how much, which level. */
export function GateFields({
  gate,
  currency,
  isWanting,
  onChange,
  onRemove,
}: {
  gate: Gate;
  currency: string;
  isWanting: boolean;
  onChange: (gate: Gate) => void;
  onRemove: () => void;
}) {
  const { translate } = useWords();
  const figureWords = useFigureWords();
  const { fault } = readFigure(gate.above, 2);
  const isBad = fault !== undefined && (isWanting || fault !== 'empty');
  return (
    <div className="kyc-gate">
      <SelectField
        label={translate('kyc.gate_sum')}
        value={`${gate.direction}_${gate.span}`}
        onValueChange={(value) => {
          const [direction, span] = value.split('_') as [Gate['direction'], Gate['span']];
          onChange({ ...gate, direction, span });
        }}
        options={ways.map((value) => ({ value, label: translate(`kyc_ways.${value}`) }))}
      />
      <TextField
        label={translate('kyc.gate_above', { currency })}
        inputMode="decimal"
        value={gate.above}
        error={isBad ? figureWords(fault, 2) : undefined}
        onValueChange={(value) => onChange({ ...gate, above: value })}
      />
      <SelectField
        label={translate('kyc.gate_level')}
        value={String(gate.level)}
        onValueChange={(value) =>
          onChange({
            ...gate,
            level: levels.find((level) => String(level) === value) ?? gate.level,
          })
        }
        options={levels.map((level) => ({
          value: String(level),
          label: translate(`kyc_levels.${level}`),
        }))}
      />
      <IconButton label={translate('kyc.remove_gate')} onClick={onRemove}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}

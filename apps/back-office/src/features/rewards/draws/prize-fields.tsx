import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { DrawFieldsProps } from './draw-dialog.tsx';
import {
  newPrize,
  percentOf,
  type PrizeDraft,
  sumOfOdds,
  typedPrizes,
} from './draw-draft.rules.ts';

const mostPrizes = 24;

/** The prizes with odds and stock; their odds are counted while one types. */
export function PrizeFields({ draft, missing, onDraft }: DrawFieldsProps) {
  const { translate } = useWords();
  const { prizes, kind } = draft;
  const isRaffle = kind === 'raffle';
  const sum = sumOfOdds(draft);
  const change = (key: number, part: Partial<PrizeDraft>) =>
    onDraft({ prizes: prizes.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <fieldset className="draw-prize-fields">
      <legend>{translate('draws.prizes')}</legend>
      {prizes.map((prize) => (
        <PrizeRow
          key={prize.key}
          prize={prize}
          isRaffle={isRaffle}
          missing={missing}
          onChange={(part) =>
            part.isFallback
              ? onDraft({
                  prizes: prizes.map((one) => ({ ...one, isFallback: one.key === prize.key })),
                })
              : change(prize.key, part)
          }
          onRemove={() => onDraft({ prizes: prizes.filter(({ key }) => key !== prize.key) })}
        />
      ))}
      <div className="draw-prize-foot">
        <Button
          size="s"
          icon={<PlusIcon size={18} />}
          disabled={prizes.length >= mostPrizes}
          onClick={() =>
            onDraft({
              prizes: [...prizes, newPrize(Math.max(0, ...prizes.map(({ key }) => key)) + 1)],
            })
          }
        >
          {translate('draws.add_prize')}
        </Button>
        {!isRaffle && (
          <output className={sum === 1_000_000 ? 'draw-odds-sum' : 'draw-odds-sum draw-odds-wrong'}>
            {translate('draws.odds_together', { percent: percentOf(sum) })}
          </output>
        )}
      </div>
    </fieldset>
  );
}

function PrizeRow({
  prize,
  isRaffle,
  missing,
  onChange,
  onRemove,
}: {
  prize: PrizeDraft;
  isRaffle: boolean;
  missing: readonly string[];
  onChange: (part: Partial<PrizeDraft>) => void;
  onRemove: () => void;
}) {
  const { translate } = useWords();
  const { key, kind } = prize;
  const error = (part: string) =>
    missing.includes(`${part}.${key}`) ? translate('content.missing') : undefined;
  const offered = typedPrizes.filter((one) => one !== 'kept' || kind === 'kept');
  const kinds = isRaffle ? offered.filter((one) => one !== 'nothing') : offered;
  return (
    <div className="draw-prize-row">
      <InBothFields
        label={translate('draws.prize')}
        most={120}
        value={prize.title}
        missing={error('title') ? ['title.en', 'title.sw'] : []}
        part="title"
        onChange={(title) => onChange({ title })}
      />
      <div className="content-row">
        <SelectField
          label={translate('draws.gives')}
          value={kind}
          options={kinds.map((value) => ({ value, label: translate(`draws.gift.${value}`) }))}
          onValueChange={(value) =>
            onChange({ kind: typedPrizes.find((one) => one === value) ?? 'nothing' })
          }
        />
        {(kind === 'cash' || kind === 'points') && (
          <TextField
            label={translate(`draws.amount_${kind}`)}
            inputMode="decimal"
            error={error('amount')}
            value={prize.amount}
            onValueChange={(amount) => onChange({ amount })}
          />
        )}
        {!isRaffle && (
          <TextField
            label={translate('draws.odds')}
            suffix="%"
            inputMode="decimal"
            error={error('odds')}
            value={prize.odds}
            onValueChange={(odds) => onChange({ odds })}
          />
        )}
        <TextField
          label={translate(isRaffle ? 'draws.winners_count' : 'draws.stock')}
          inputMode="numeric"
          error={error('stock')}
          value={prize.stock}
          onValueChange={(stock) => onChange({ stock })}
        />
      </div>
      <div className="draw-prize-foot">
        {!isRaffle && (
          <Checkbox
            label={translate('draws.is_fallback')}
            checked={prize.isFallback}
            onCheckedChange={(isFallback) => onChange({ isFallback })}
          />
        )}
        <Button size="s" tone="plain" onClick={onRemove}>
          {translate('draws.remove_prize')}
        </Button>
      </div>
    </div>
  );
}

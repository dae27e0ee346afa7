import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { type AwardDraft, writtenAwards } from './award-draft.rules.ts';

/** What is given: money, points, or bonus money with how it is wagered. */
export function AwardFields({
  award,
  isMissing,
  onAward,
}: {
  award: AwardDraft;
  isMissing: boolean;
  onAward: (award: AwardDraft) => void;
}) {
  const { translate } = useWords();
  return (
    <div className="content-row">
      <SelectField
        label={translate('missions.award')}
        value={award.kind}
        options={writtenAwards.map((value) => ({
          value,
          label: translate(`missions.awards.${value}`),
        }))}
        onValueChange={(value) =>
          onAward({ ...award, kind: writtenAwards.find((kind) => kind === value) ?? 'cash' })
        }
      />
      <TextField
        label={translate(award.kind === 'points' ? 'missions.points' : 'missions.amount')}
        error={isMissing ? translate('missions.figure_wrong') : undefined}
        inputMode="decimal"
        value={award.amount}
        onValueChange={(amount) => onAward({ ...award, amount: amount.trim() })}
      />
      {award.kind === 'bonus' && (
        <>
          <TextField
            label={translate('missions.wager_times')}
            inputMode="numeric"
            value={award.wagerTimes}
            onValueChange={(wagerTimes) => onAward({ ...award, wagerTimes: wagerTimes.trim() })}
          />
          <TextField
            label={translate('missions.bonus_days')}
            inputMode="numeric"
            value={award.days}
            onValueChange={(days) => onAward({ ...award, days: days.trim() })}
          />
        </>
      )}
    </div>
  );
}

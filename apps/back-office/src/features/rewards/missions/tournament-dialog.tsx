import { tournamentRules } from '@bahati/contract/mission-terms.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { AwardFields } from './award-fields.tsx';
import { awardOf } from './award-draft.rules.ts';
import { ProductField } from './product-field.tsx';
import {
  missingParts,
  newPrize,
  newTournament,
  type PrizeDraft,
  type TournamentDraft,
  tournamentSettings,
} from './tournament-draft.rules.ts';
import '#features/content/content.css';

type FieldsProps = {
  draft: TournamentDraft;
  missing: readonly string[];
  onDraft: (change: Partial<TournamentDraft>) => void;
};

/** Makes a tournament, which another of the staff then opens. */
export function TournamentDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(newTournament);
  const [isWanting, setIsWanting] = useState(false);
  const missing = isWanting ? missingParts(draft) : [];
  async function confirm() {
    setIsWanting(true);
    const settings = tournamentSettings(draft);
    if (!settings) return;
    const send = () => call('POST /bo/tournaments', { body: { ...settings, idempotencyKey } });
    if (await act(send, () => translate('missions.told_made'))) onClose();
  }
  const fields: FieldsProps = {
    draft,
    missing,
    onDraft: (change) => setDraft((before) => ({ ...before, ...change })),
  };
  return (
    <ActDialog
      title={translate('missions.add_tournament')}
      confirmLabel={translate('missions.add_now')}
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <div className="content-form">
        <InBothFields
          label={translate('content.title')}
          most={120}
          value={draft.title}
          missing={missing}
          part="title"
          onChange={(title) => fields.onDraft({ title })}
        />
        <RuleFields {...fields} />
        <TimeFields {...fields} />
        <PrizeFields {...fields} />
      </div>
    </ActDialog>
  );
}

function RuleFields({ draft, missing, onDraft }: FieldsProps) {
  const { translate } = useWords();
  const error = (part: string) =>
    missing.includes(part) ? translate('missions.figure_wrong') : undefined;
  return (
    <>
      <div className="content-row">
        <SelectField
          label={translate('missions.rule')}
          value={draft.rule}
          options={tournamentRules.map((value) => ({
            value,
            label: translate(`missions.rules.${value}`),
          }))}
          onValueChange={(value) =>
            onDraft({ rule: tournamentRules.find((rule) => rule === value) ?? 'turnover' })
          }
        />
        <ProductField value={draft.product} onProduct={(product) => onDraft({ product })} />
      </div>
      <div className="content-row">
        <TextField
          label={translate('missions.least_stake')}
          error={error('leastStake')}
          inputMode="decimal"
          value={draft.leastStake}
          onValueChange={(leastStake) => onDraft({ leastStake: leastStake.trim() })}
        />
        <TextField
          label={translate('missions.least_rounds')}
          error={error('leastRounds')}
          inputMode="numeric"
          value={draft.leastRounds}
          onValueChange={(leastRounds) => onDraft({ leastRounds: leastRounds.trim() })}
        />
      </div>
      <Checkbox
        label={translate('missions.opt_in')}
        checked={draft.isOptIn}
        onCheckedChange={(isOptIn) => onDraft({ isOptIn })}
      />
    </>
  );
}

function TimeFields({ draft, missing, onDraft }: FieldsProps) {
  const { translate } = useWords();
  return (
    <div className="content-row">
      {(['startsAt', 'endsAt'] as const).map((part) => (
        <TextField
          key={part}
          label={translate(part === 'startsAt' ? 'content.starts' : 'content.ends')}
          type="datetime-local"
          error={missing.includes(part) ? translate('content.missing') : undefined}
          value={draft[part]}
          onValueChange={(at) => onDraft(part === 'startsAt' ? { startsAt: at } : { endsAt: at })}
        />
      ))}
    </div>
  );
}

const mostPrizes = 50;

function PrizeFields({ draft, missing, onDraft }: FieldsProps) {
  const { translate } = useWords();
  const { prizes } = draft;
  const change = (key: string, more: Partial<PrizeDraft>) =>
    onDraft({ prizes: prizes.map((prize) => (prize.key === key ? { ...prize, ...more } : prize)) });
  return (
    <fieldset className="content-who">
      <legend className="ui-field-label">{translate('missions.prizes')}</legend>
      {prizes.map((prize) => (
        <div key={prize.key} className="content-row">
          <TextField
            label={translate('missions.places')}
            inputMode="numeric"
            value={prize.places}
            onValueChange={(places) => change(prize.key, { places: places.trim() })}
          />
          <AwardFields
            award={prize.award}
            isMissing={missing.includes('prizes') && awardOf(prize.award) === undefined}
            onAward={(award) => change(prize.key, { award })}
          />
        </div>
      ))}
      <div className="content-acts">
        {prizes.length < mostPrizes && (
          <Button size="s" onClick={() => onDraft({ prizes: [...prizes, newPrize()] })}>
            {translate('missions.add_prize')}
          </Button>
        )}
        {prizes.length > 1 && (
          <Button size="s" onClick={() => onDraft({ prizes: prizes.slice(0, -1) })}>
            {translate('missions.remove_prize')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

import { useState } from 'react';
import type { TradingCompetition } from '@bahati/contract/trading/trading.ts';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { useTrading } from '#features/trading/room/use-trading.ts';
import { readShares, writeMargins } from './settings-draft.rules.ts';
import { SettingsForm } from './settings-form.tsx';

/** Margins of single competitions, over their sport's. */
export function CompetitionMarginsForm({
  value,
  onChange,
}: {
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  const names = useTradingNames();
  const { data } = useTrading('GET /trading/v1/competitions', {});
  const known = new Map(data?.items.map((competition) => [competition.id, competition]));
  const [typed, setTyped] = useState(() => writeMargins(value));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const isOpen = can('trading.settings');
  const ids = Object.keys(typed);
  function save() {
    const read = readShares(typed);
    setWrong('wrong' in read ? read.wrong : new Set());
    if ('value' in read) onChange(read.value);
  }
  function remove(id: string) {
    const { [id]: _, ...rest } = typed;
    setTyped(rest);
  }
  return (
    <SettingsForm
      title={translate('trading.settings.competition_margins')}
      hint={translate('trading.settings.competition_margins_hint')}
      onSave={save}
    >
      {ids.length === 0 && (
        <p className="quiet">{translate('trading.settings.no_competition_margins')}</p>
      )}
      {ids.length > 0 && (
        <ul className="trading-own-margins">
          {ids.map((id) => {
            const name =
              known.get(id)?.name ?? translate('trading.settings.competition_of', { id });
            const sport = known.get(id)?.sport;
            return (
              <li key={id}>
                <TextField
                  label={sport ? `${name} · ${names.sport(sport)}` : name}
                  error={wrong.has(id) && translate('trading.margin.none')}
                  inputMode="decimal"
                  autoComplete="off"
                  suffix="%"
                  disabled={!isOpen}
                  value={typed[id] ?? ''}
                  onValueChange={(text) => setTyped({ ...typed, [id]: text })}
                />
                {isOpen && (
                  <IconButton
                    label={translate('trading.settings.remove_margin', { name })}
                    onClick={() => remove(id)}
                  >
                    <CloseIcon size={18} />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && (
        <Adding
          competitions={(data?.items ?? []).filter(({ id }) => !(id in typed))}
          onAdd={(id) => setTyped({ ...typed, [id]: '' })}
        />
      )}
    </SettingsForm>
  );
}

function Adding({
  competitions,
  onAdd,
}: {
  competitions: readonly TradingCompetition[];
  onAdd: (id: string) => void;
}) {
  const { translate } = useWords();
  const names = useTradingNames();
  const [sport, setSport] = useState<string>('football');
  return (
    <div className="trading-fields trading-adding">
      <SelectField
        label={translate('trading.events.sport')}
        value={sport}
        options={sportCodes.map((code) => ({ value: code, label: names.sport(code) }))}
        onValueChange={setSport}
      />
      <SelectField
        label={translate('trading.settings.add_competition')}
        value=""
        placeholder={translate('trading.decide.choose')}
        options={competitions
          .filter((one) => one.sport === sport)
          .map(({ id, name, country }) => ({ value: id, label: `${name} (${country})` }))}
        onValueChange={onAdd}
      />
    </div>
  );
}

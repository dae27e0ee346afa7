import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useRested } from '#features/forms/use-rested.ts';

/** Looks for how a name begins, over the whole team, once typing pauses. */
export function TeamSearch({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const [followed, setFollowed] = useState(name);
  const rested = useRested(typed).trim();
  if (followed !== name) {
    // The address was changed by somebody else, such as the way back.
    setFollowed(name);
    if (name !== rested) setTyped(name);
  }
  const search = useEffectEvent((next: string) => {
    if (next !== name && next === typed.trim()) onSearch(next);
  });
  useEffect(() => search(rested), [rested]);
  return (
    <search className="team-search">
      <TextField
        label={t('team_search')}
        type="search"
        prefix={<SearchIcon size={20} />}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onValueChange={setTyped}
      />
    </search>
  );
}

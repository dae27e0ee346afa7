import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { ReactNode } from 'react';
import { useWords } from '#office/words/use-words.ts';

type Props<State extends string> = {
  typed: string;
  onTyped: (typed: string) => void;
  /** The one state a list of games may be narrowed to, with its words. */
  only: { value: State; label: string };
  state: State | undefined;
  onState: (state: State | undefined) => void;
  children?: ReactNode;
};

/** Above a list of games: what is searched for, and all of them or only those in one state. */
export function GamesToolbar<State extends string>(props: Props<State>) {
  const { typed, onTyped, only, state, onState, children } = props;
  const { translate } = useWords();
  return (
    <div className="office-toolbar">
      <TextField
        label={translate('games.search')}
        isLabelHidden
        placeholder={translate('games.search')}
        prefix={<SearchIcon size={18} />}
        type="search"
        maxLength={60}
        data-shortcut="search"
        spellCheck={false}
        value={typed}
        onValueChange={onTyped}
      />
      <Segmented
        label={translate('cashier.status')}
        value={state ?? 'all'}
        options={[{ value: 'all', label: translate('member_tabs.all') }, only]}
        onValueChange={(value) => onState(value === only.value ? only.value : undefined)}
      />
      {children}
    </div>
  );
}

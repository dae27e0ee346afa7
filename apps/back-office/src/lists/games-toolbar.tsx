import { SearchBox } from '#office/lists/search-box.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
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
      <SearchBox
        label={translate('games.search')}
        maxLength={60}
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

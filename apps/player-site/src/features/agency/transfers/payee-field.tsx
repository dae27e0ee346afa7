import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';

/** A user name, typed or chosen among those directly below whose names begin like it. */
export function PayeeField({
  value,
  error,
  onValueChange,
}: {
  value: string;
  error: string | undefined;
  onValueChange: (username: string) => void;
}) {
  const { t } = useTranslation();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = usePayees(value, isOpen);
  const isShown = isOpen && found.length > 0;

  function choose(username: string) {
    onValueChange(username);
    close();
  }

  function close() {
    setIsOpen(false);
    setAt(-1);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const picked = isShown ? found[at] : undefined;
    if (step !== undefined) {
      setIsOpen(true);
      // One place before the first is the field itself.
      setAt(((at + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Enter' && picked) choose(picked.username);
    else if (event.key === 'Escape' && isShown) close();
    else return;
    event.preventDefault();
  }

  return (
    <div className="payee-field" onBlur={close}>
      <TextField
        label={t('send_payee')}
        name="payee"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        error={error}
        onFocus={() => setIsOpen(true)}
        onKeyDown={press}
        onValueChange={(typed) => {
          onValueChange(typed);
          setIsOpen(true);
          setAt(-1);
        }}
      />
      <div
        id={listId}
        className="payee-list"
        role="listbox"
        aria-label={t('agent_downlines')}
        hidden={!isShown}
      >
        {found.map(({ username, nickname }, place) => (
          // The field keeps the focus; the keyboard moves through the list from there.
          <button
            key={username}
            id={`${listId}-${place}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(username)}
          >
            <span className="payee-name">{nickname}</span>
            {nickname !== username && <span className="quiet">{username}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Asked once typing pauses; who was found before stays until then. */
function usePayees(typed: string, isWanted: boolean) {
  const name = useRested(typed.trim());
  const { data } = useQuery({
    ...memberQuery('GET /wps/transfers/payees', { query: { name } }),
    enabled: isWanted,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  // Nothing is left to choose once it stands in the field.
  return items.length === 1 && items[0]?.username === name ? [] : items;
}

const restMs = 200;

/** What stands there once nothing was typed for a moment. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

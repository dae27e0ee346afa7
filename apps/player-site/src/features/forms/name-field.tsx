import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import './name-field.css';

export type NameOption = { id: string; title: string; note?: string | undefined };

/** A name, typed or chosen among those that were found for what is typed. */
export function NameField({
  label,
  listLabel,
  name,
  value,
  error,
  found,
  onValueChange,
  onOpen,
  onChoose,
}: {
  label: string;
  listLabel: string;
  name: string;
  value: string;
  error?: string | undefined;
  found: readonly NameOption[];
  onValueChange: (typed: string) => void;
  /** Whether names are wanted: nothing is looked for before. */
  onOpen: (isOpen: boolean) => void;
  onChoose: (option: NameOption) => void;
}) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const isShown = isOpen && found.length > 0;

  function turn(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    onOpen(isNowOpen);
    if (!isNowOpen) setAt(-1);
  }

  function choose(option: NameOption) {
    onChoose(option);
    turn(false);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const picked = isShown ? found[at] : undefined;
    if (step !== undefined) {
      turn(true);
      // One place before the first is the field itself.
      setAt(((at + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Enter' && picked) choose(picked);
    else if (event.key === 'Escape' && isShown) turn(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className="name-field" onBlur={() => turn(false)}>
      <TextField
        label={label}
        name={name}
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
        onFocus={() => turn(true)}
        onKeyDown={press}
        onValueChange={(typed) => {
          onValueChange(typed);
          turn(true);
          setAt(-1);
        }}
      />
      <div
        id={listId}
        className="name-list"
        role="listbox"
        aria-label={listLabel}
        hidden={!isShown}
      >
        {found.map((option, place) => (
          // The field keeps the focus; the keyboard moves through the list from there.
          <button
            key={option.id}
            id={`${listId}-${place}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span className="name-list-title">{option.title}</span>
            {option.note && <span className="quiet">{option.note}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

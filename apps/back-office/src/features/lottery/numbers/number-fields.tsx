import { useState } from 'react';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import {
  type NumberDraft,
  readBoard,
  type Slot,
  slotsOf,
  slotStanding,
} from './number-draft.rules.ts';
import { usePrizeWords } from './use-prize-words.ts';

/** Numbers as the board of the family has them; a printed board can be pasted whole. */
export function NumberFields({
  family,
  draft,
  onChange,
}: {
  family: Family;
  draft: NumberDraft;
  onChange: (draft: NumberDraft) => void;
}) {
  const { translate } = useWords();
  return (
    <fieldset className="lottery-fields">
      <legend>{translate('lottery.numbers.legend')}</legend>
      <PasteBoard family={family} onRead={onChange} />
      {slotsOf(family).map((slot) => (
        <SlotField
          key={slot.prize}
          slot={slot}
          text={draft[slot.prize] ?? ''}
          onChange={(text) => onChange({ ...draft, [slot.prize]: text })}
        />
      ))}
    </fieldset>
  );
}

function SlotField({
  slot,
  text,
  onChange,
}: {
  slot: Slot;
  text: string;
  onChange: (text: string) => void;
}) {
  const { translate } = useWords();
  const prizeWords = usePrizeWords();
  const { found, isWrong } = slotStanding(slot, text);
  const { count, digits } = slot;
  return (
    <div className="lottery-slot" data-wide={count * digits > 20 ? '' : undefined}>
      <TextField
        label={prizeWords(slot.prize)}
        hint={translate('lottery.numbers.found', { found, count })}
        error={isWrong && translate('lottery.numbers.wrong', { count, digits })}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onValueChange={onChange}
      />
    </div>
  );
}

function PasteBoard({ family, onRead }: { family: Family; onRead: (draft: NumberDraft) => void }) {
  const { translate } = useWords();
  const [text, setText] = useState('');
  const [isUnread, setIsUnread] = useState(false);
  function read() {
    const draft = readBoard(family, text);
    setIsUnread(draft === undefined);
    if (!draft) return;
    onRead(draft);
    setText('');
  }
  return (
    <div className="lottery-paste">
      <label>
        <span className="ui-field-label">{translate('lottery.numbers.paste')}</span>
        <textarea
          rows={3}
          maxLength={6_000}
          spellCheck={false}
          value={text}
          aria-invalid={isUnread || undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setIsUnread(false);
          }}
        />
      </label>
      <p className="quiet" aria-live="polite">
        {isUnread ? (
          <strong data-loss="">{translate('lottery.numbers.unread')}</strong>
        ) : (
          translate('lottery.numbers.paste_hint')
        )}
      </p>
      <Button size="s" disabled={text.trim() === ''} onClick={read}>
        {translate('lottery.numbers.read')}
      </Button>
    </div>
  );
}

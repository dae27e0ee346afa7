/** Many numbers typed or pasted at once; what is no number is shown where it stands. */
import { type EntryFault, parseEntry } from '@bahati/lottery-rules/bets/entry.ts';
import type { Part } from '@bahati/lottery-rules/bets/bet-type.ts';
import { piecesOf } from '@bahati/lottery-rules/bets/selection.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { useId, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

const mostShown = 6;

/** Numbers as they may be typed: pieces between hyphens. */
export const typedText = (part: Part, numbers: readonly string[]): string => {
  const { pieces = 1, digits = 1 } = part.typed ?? {};
  const written = (number: string) => (pieces > 1 ? piecesOf(number, digits).join('-') : number);
  return numbers.map(written).join(pieces > 1 ? ', ' : ' ');
};

export function EntryField({
  part,
  text,
  onText,
}: {
  part: Part;
  text: string;
  /** With the numbers of the text; none while something in it is wrong. */
  onText: (text: string, numbers: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [id, faultsId] = [useId(), useId()];
  const { numbers, faults } = parseEntry(part, text);
  const { pieces = 1, digits = 1, among } = part.typed ?? {};

  function change(next: string) {
    const read = parseEntry(part, next);
    onText(next, read.faults.length > 0 ? [] : read.numbers);
  }

  return (
    <div className="lot-entry">
      <label htmlFor={id} className="lot-row-name">
        {pieces > 1
          ? t('lottery_entry_pieces', {
              pieces: count(pieces),
              from: among?.at(0) ?? '',
              to: among?.at(-1) ?? '',
            })
          : t('lottery_entry_digits', { digits: count(digits) })}
      </label>
      <textarea
        ref={ref}
        id={id}
        className="lot-entry-text"
        rows={4}
        inputMode={pieces > 1 ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={faults.length > 0}
        aria-describedby={faultsId}
        placeholder={pieces > 1 ? '01-05, 03-10' : '123 456'.slice(0, digits * 2 + 1)}
        onChange={(event) => change(event.target.value)}
      />
      <div id={faultsId} className="lot-entry-told" role="status">
        <p>{t('lottery_entry_count', { count: numbers.length, shown: count(numbers.length) })}</p>
        {faults.length > 0 && (
          <Faults
            faults={faults}
            text={text}
            onShow={({ at, length }) => {
              ref.current?.focus();
              ref.current?.setSelectionRange(at, at + length);
            }}
            onClean={() => change(typedText(part, numbers))}
          />
        )}
      </div>
    </div>
  );
}

function Faults({
  faults,
  text,
  onShow,
  onClean,
}: {
  faults: readonly EntryFault[];
  text: string;
  onShow: (fault: EntryFault) => void;
  onClean: () => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  return (
    <>
      <ul className="lot-entry-faults">
        {faults.slice(0, mostShown).map((fault) => (
          <li key={fault.at}>
            <button type="button" className="lot-entry-fault" onClick={() => onShow(fault)}>
              <WarningIcon size={16} />
              {t(`lottery_entry_${fault.reason}`, {
                place: count(fault.at + 1),
                written: text.slice(fault.at, fault.at + Math.min(fault.length, 24)),
              })}
            </button>
          </li>
        ))}
      </ul>
      {faults.length > mostShown && (
        <p>{t('lottery_entry_more', { more: count(faults.length - mostShown) })}</p>
      )}
      <Button size="s" onClick={onClean}>
        {t('lottery_entry_clean')}
      </Button>
    </>
  );
}

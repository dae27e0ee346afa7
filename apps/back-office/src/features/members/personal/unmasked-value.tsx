import { useEffect } from 'react';
import { useWords } from '#office/words/use-words.ts';

const shownMs = 60_000;

/** A value in clear, which hides again by itself after a minute. */
export function UnmaskedValue({
  value,
  what,
  onHide,
}: {
  value: string;
  what: string;
  onHide: () => void;
}) {
  const { translate } = useWords();
  useEffect(() => {
    const timer = setTimeout(onHide, shownMs);
    return () => clearTimeout(timer);
  }, [onHide]);
  return (
    <>
      <strong className="tabular">{value}</strong>
      <button
        type="button"
        className="personal-act"
        aria-label={translate('personal.hide_what', { what })}
        onClick={onHide}
      >
        {translate('personal.hide')}
      </button>
    </>
  );
}

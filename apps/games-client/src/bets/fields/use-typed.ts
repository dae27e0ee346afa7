/** A text that is being typed: taken as it stands or said to be wrong, and never another one. */
import { useLayoutEffect, useState } from 'react';
import type { TypedFault } from '#frame/shell/stakes/typed-limits.ts';
import { useFaultWords } from './use-fault-words.ts';

/** What becomes of a text: it is taken, or it is told why not. */
export type Judged = (() => void) | TypedFault;

/** Who has to know that a field holds what cannot be taken: no bet is placed meanwhile. */
export type FieldHolder = {
  /** A bet was wished for: what is wrong is said now. */
  readonly isTold: boolean;
  readonly onWrong: (field: string, isWrong: boolean) => void;
};

type TypedText = {
  /** Null: nothing is being typed. */
  readonly typed: string | null;
  /** In words, once the field was left or a bet was wished for. */
  readonly fault: string | null;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  readonly clear: () => void;
};

export function useTyped(
  field: string,
  { isTold, onWrong }: FieldHolder,
  judge: (text: string) => Judged,
): TypedText {
  const words = useFaultWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const judged = typed === null ? null : judge(typed);
  const fault = judged !== null && typeof judged !== 'function' ? judged : null;
  const isWrong = fault !== null;
  useLayoutEffect(() => {
    if (!isWrong) return undefined;
    onWrong(field, true);
    return () => onWrong(field, false);
  }, [field, isWrong, onWrong]);
  return {
    typed,
    fault: fault && (isLeft || isTold) ? words(fault) : null,
    type: (text) => {
      setTyped(text);
      setLeft(false);
      const now = judge(text);
      if (typeof now === 'function') now();
    },
    leave: () => {
      setLeft(true);
      if (typeof judged !== 'function') return;
      judged();
      setTyped(null);
    },
    clear: () => setTyped(null),
  };
}

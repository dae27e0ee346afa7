import type { SliderProof } from '@bahati/contract/player-site/identity/slider.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import { useState } from 'react';

/** Whether a try was refused for the picture: the field under it says so, not the form. */
export function isAboutPicture(error: unknown): boolean {
  return error instanceof RefusedError && /^(?:captcha|slider)_/.test(error.code);
}

function isAboutPuzzle(error: unknown): boolean {
  return error instanceof RefusedError && error.code.startsWith('slider_');
}

/** What goes along with a try to show that a person makes it. */
export type PersonProof = { captcha?: string } & Partial<SliderProof>;

/** The answer so far to the picture that stands there. */
function useAnswer() {
  const [text, type] = useState('');
  const [slid, slide] = useState<SliderProof>();
  const [turn, setTurn] = useState(0);
  return {
    text,
    type,
    slid,
    slide,
    turn,
    renew() {
      type('');
      slide(undefined);
      setTurn((count) => count + 1);
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;

/**
 * What proves a person: the letters of a picture, once the server asks for them or always, or,
 * where the brand always asks for one, a puzzle, with the letters for who would rather read. Each
 * is good for one try, so every try that carried an answer brings a new one.
 */
export function useCaptcha(isPuzzleAlwaysAsked = false, areLettersAlwaysAsked = false) {
  const [wasAsked, setWasAsked] = useState(false);
  const [wasPuzzleAsked, setWasPuzzleAsked] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const { text, slid, turn, ...answer } = useAnswer();
  const [refusal, setRefusal] = useState<unknown>();
  const [isDemanded, setIsDemanded] = useState(false);
  const isPuzzleAsked = isPuzzleAlwaysAsked || wasPuzzleAsked;
  const isPuzzle = isPuzzleAsked && !isReading;
  const isAsked = isPuzzleAsked || areLettersAlwaysAsked || wasAsked;
  const isMissing = isPuzzle ? slid === undefined : isAsked && text.trim() === '';

  return {
    isAsked,
    /** Whether it is the puzzle that stands there, and not the letters. */
    isPuzzle,
    /** Whether the reader may choose between the two. */
    hasChoice: isPuzzleAsked,
    text,
    /** Whether the piece was moved somewhere. */
    isSlid: slid !== undefined,
    /** Counts the pictures; each has its own number. */
    turn,
    /** Why the answer was not taken, until another is given. */
    refusal,
    /** A try was made without the answer to a picture that is there. */
    isDemanded: isDemanded && isMissing,
    /** Whether a try may be made; what is missing is then said. */
    isReady(): boolean {
      setIsDemanded(isMissing);
      return !isMissing;
    },
    /** What goes along with the next try. */
    proof: isPuzzle ? (slid ?? {}) : isAsked ? { captcha: text.trim() } : {},
    renew: answer.renew,
    type(typed: string) {
      answer.type(typed);
      setRefusal(undefined);
    },
    slide(proof: SliderProof) {
      answer.slide(proof);
      setRefusal(undefined);
    },
    /** To the letters, and back to the puzzle. */
    swap() {
      setIsReading(!isReading);
      setRefusal(undefined);
      setIsDemanded(false);
      answer.renew();
    },
    /** Hears how a try ended: without an error, or with whatever was thrown. */
    heed(error?: unknown) {
      const asksForOne = error instanceof RefusedError && error.asksCaptcha;
      setRefusal(isAboutPicture(error) ? error : undefined);
      if (isAboutPuzzle(error)) setWasPuzzleAsked(true);
      else if (isAboutPicture(error) || asksForOne) setWasAsked(true);
      else if (!error) setWasAsked(false);
      setIsDemanded(false);
      answer.renew();
    },
  };
}

import { RefusedError } from '@bahati/client/caller.ts';
import { useState } from 'react';

/** Whether a try was refused for the picture: the field under it says so, not the form. */
export function isAboutPicture(error: unknown): boolean {
  return error instanceof RefusedError && error.code.startsWith('captcha_');
}

export type Captcha = ReturnType<typeof useCaptcha>;

/**
 * The picture that proves a person: it appears when the server asks for it. A picture is good
 * for one try, so every try that carried its characters brings a new one.
 */
export function useCaptcha() {
  const [isAsked, setIsAsked] = useState(false);
  const [text, setText] = useState('');
  const [turn, setTurn] = useState(0);
  const [refusal, setRefusal] = useState<unknown>();
  const [isDemanded, setIsDemanded] = useState(false);
  const isMissing = isAsked && text.trim() === '';

  function renew() {
    setText('');
    setTurn((count) => count + 1);
  }

  return {
    isAsked,
    text,
    /** Counts the pictures; each has its own number. */
    turn,
    /** Why the characters were not taken, until others are typed. */
    refusal,
    /** A try was made without the characters of a picture that is there. */
    isDemanded: isDemanded && isMissing,
    /** Whether a try may be made; what is missing is then said. */
    isReady(): boolean {
      setIsDemanded(isMissing);
      return !isMissing;
    },
    /** What goes along with the next try. */
    proof: isAsked ? { captcha: text.trim() } : {},
    renew,
    type(typed: string) {
      setText(typed);
      setRefusal(undefined);
    },
    /** Hears how a try ended: without an error, or with whatever was thrown. */
    heed(error?: unknown) {
      const asksForOne = error instanceof RefusedError && error.asksCaptcha;
      setRefusal(isAboutPicture(error) ? error : undefined);
      if (isAboutPicture(error) || asksForOne) setIsAsked(true);
      else if (!error) setIsAsked(false);
      setIsDemanded(false);
      renew();
    },
  };
}

import { RefusedError } from '@bahati/client/caller.ts';
import { useMutation } from '@tanstack/react-query';
import { noteWait, useWait } from './code-waits.ts';
import { type PersonProof, useCaptcha } from '#features/identity/captcha/use-captcha.ts';

export type CodeSending = ReturnType<typeof useCodeSending>;

/** A try that failed may be repeated after a second (spec §5), or when the server says. */
function restSeconds(error: unknown): number {
  const told = error instanceof RefusedError ? error.details['retryAfterSeconds'] : undefined;
  return typeof told === 'number' ? told : 1;
}

/** Sending a code to one number or address, with the wait and the picture that belong to it. */
export function useCodeSending(
  destination: string,
  send: (proof: PersonProof) => Promise<{ expiredMinutes: number }>,
  isPuzzleAsked = false,
) {
  const captcha = useCaptcha(isPuzzleAsked);
  const wait = useWait(destination);
  const sending = useMutation({
    mutationFn: () => send(captcha.proof),
    onSuccess: ({ expiredMinutes }) => {
      noteWait(destination, expiredMinutes * 60, true);
      captcha.heed();
    },
    onError: (error) => {
      noteWait(destination, restSeconds(error), false);
      captcha.heed(error);
    },
  });
  return {
    captcha,
    send: sending.mutate,
    isSending: sending.isPending,
    error: sending.error,
    forgetError: () => {
      if (sending.isError) sending.reset();
    },
    ...wait,
  };
}

/**
 * What the phone service said, from the fragment of the address it led back to. This page alone
 * holds it: neither the address, nor the history, nor any storage keeps a token, and whoever
 * loads the page again begins anew.
 */
export type PhoneAnswer = {
  idToken?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
};

let kept: PhoneAnswer = {};

/** `fragment`: as it stands in the address, with its mark. */
export function keepPhoneAnswer(fragment: string): void {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const read = (name: string, longest: number) => {
    const value = said.get(name);
    return value && value.length <= longest ? value : undefined;
  };
  kept = {
    idToken: read('id_token', 8_192),
    state: read('state', 100),
    error: read('error', 100),
  };
}

export function readPhoneAnswer(): PhoneAnswer {
  return kept;
}

export function forgetPhoneAnswer(): void {
  kept = {};
}

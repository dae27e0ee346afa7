/**
 * An expected "no". It carries a code the contract declares beside the call; the one handler in
 * answer.ts turns it into the envelope. Anything else that is thrown is a bug and answers 500.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  constructor(code: string, details?: Readonly<Record<string, unknown>>) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

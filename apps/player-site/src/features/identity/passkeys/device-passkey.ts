/** What the browser does with a passkey; the library that speaks to it is loaded when needed. */
import type { MadePasskey, UsedPasskey } from '@bahati/contract/player-site/identity/passkeys.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = { challenge: string };

/** The member closed the browser's question, or it took too long. */
export class PasskeyCancelledError extends Error {
  constructor(cause: unknown) {
    super('No passkey was given.', { cause });
    this.name = 'PasskeyCancelledError';
  }
}

/** An address without a name has no passkeys, nor has a page without TLS. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return window.PublicKeyCredential !== undefined && !isAddress;
}

export async function makePasskey(options: Options): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return asked(startRegistration({ optionsJSON })) as Promise<MadePasskey>;
}

export async function takePasskey(options: Options): Promise<UsedPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return asked(startAuthentication({ optionsJSON })) as Promise<UsedPasskey>;
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new PasskeyCancelledError(error);
  }
}

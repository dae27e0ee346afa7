/**
 * Seals the bodies of the (E) calls (contract/sealed.ts) for the server's published key. The
 * cryptography is loaded when the first such call is made: nobody waits for it who only looks.
 */
import {
  sealAlgorithm,
  sealEncryption,
  sealedCalls,
  type SealedContent,
} from '@bahati/contract/sealed.ts';

export type SealKey = {
  key: { kid: string; kty: string; crv: string; x: string; y: string };
  /** The server's time as it sent the key. */
  now: string;
};

export type Sealer = {
  /** The sealed body; undefined for a call that travels open. */
  seal: (call: string, body: unknown) => Promise<string | undefined>;
  /** Forgets the key: the server has a newer one. */
  forget: () => void;
};

/** A page without TLS has no cryptography; there bodies travel open, and the server may refuse. */
const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export function createSealer(fetchKey: () => Promise<SealKey>): Sealer {
  let known: Promise<SealKey & { aheadMs: number }> | undefined;
  const keyNow = async () => {
    known ??= fetchKey().then((answer) => ({
      ...answer,
      aheadMs: Date.parse(answer.now) - Date.now(),
    }));
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
  return {
    async seal(call, body) {
      if (!sealedCalls.has(call) || !canSeal()) return undefined;
      const [{ CompactEncrypt, importJWK }, { key, aheadMs }] = await Promise.all([
        import('jose'),
        keyNow(),
      ]);
      const content: SealedContent = {
        call,
        // The visitor's own clock may be wrong by days.
        iat: (Date.now() + aheadMs) / 1000,
        jti: crypto.randomUUID(),
        body,
      };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
        .setProtectedHeader({ alg: sealAlgorithm, enc: sealEncryption, kid: key.kid })
        .encrypt(await importJWK(key, sealAlgorithm));
    },
    forget() {
      known = undefined;
    },
  };
}

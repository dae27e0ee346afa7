/**
 * The `path` of a customer service entry (spec §3): an encrypted string whose last eight characters
 * are the key. It keeps addresses from scrapers; it hides
 * nothing from a reader, so it must hold no secret. Server and site use this file.
 */
const keyLength = 8;
const ivBytes = 12;
const letters = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY346';

async function keyFrom(word: string): Promise<CryptoKey> {
  const material = new TextEncoder().encode(word);
  const source = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('bahati customer service path');
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info },
    source,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

export async function veilPath(path: string): Promise<string> {
  const chosen = crypto.getRandomValues(new Uint8Array(keyLength));
  const word = Array.from(chosen, (byte) => letters.charAt(byte % letters.length)).join('');
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await keyFrom(word),
      new TextEncoder().encode(path),
    ),
  );
  const letterOf = (byte: number) => String.fromCharCode(byte);
  return btoa([...iv, ...sealed].map(letterOf).join('')) + word;
}

/** Undefined: not made by `veilPath`, or altered. */
export async function openPath(veiled: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(veiled.slice(0, -keyLength)), (letter) =>
      letter.charCodeAt(0),
    );
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
      await keyFrom(veiled.slice(-keyLength)),
      bytes.subarray(ivBytes),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(opened);
  } catch {
    return undefined;
  }
}

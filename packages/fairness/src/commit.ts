/**
 * Commit and reveal. The operator shows the hash of its server seed before the first bet made with
 * it and the seed itself once it is retired, so nobody can change it in between.
 */

const serverSeedBytes = 32;
const clientSeedBytes = 8;
const clientSeedForm = /^[\x21-\x7e]{1,64}$/;

/** A fresh server seed from the operating system's generator: 256 bits as 64 hex digits. */
export function createServerSeed(): string {
  return randomHex(serverSeedBytes);
}

/** A client seed for a player who does not care to type one: 16 hex digits. */
export function createClientSeed(): string {
  return randomHex(clientSeedBytes);
}

/** A client seed is 1 to 64 printable ASCII characters without blanks. */
export function isClientSeed(text: string): boolean {
  return clientSeedForm.test(text);
}

/** The commitment: SHA-256 of the seed's TEXT (not of the bytes it spells), as 64 hex digits. */
export function hashServerSeed(serverSeed: string): Promise<string> {
  return hashText(serverSeed);
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hex digits. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest));
}

function randomHex(byteCount: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(byteCount)));
}

/** Two lower-case digits a byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

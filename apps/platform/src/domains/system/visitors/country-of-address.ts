/**
 * The country an address was given to, by the registries' own books. The data is geo-whois-asn-
 * country of ip-location-db, made from statistics of the Number Resource Organization (nro.net,
 * CC BY 4.0): who holds an address, not where the visitor sits, and months old, so what it does
 * not know is a case of its own. Reading it takes some 40 ms and 9 MB, once, and only in a
 * process that has to know; an address then costs a microsecond.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Log } from '@bahati/server-kit/log.ts';
import { Reader } from 'mmdb-lib';
import { plainAddress } from '@bahati/server-kit/addresses/plain-address.ts';

const file = import.meta.resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);
const longestReadMs = 5_000;
const retryMs = 60_000;

type Book = { get: (ip: string) => { country_code?: string } | null };
const emptyBook: Book = { get: () => null };

let book: Promise<Book> | undefined;

/** ISO 3166-1 code; null: nobody knows. */
export async function countryOfAddress(ip: string, log: Log): Promise<string | null> {
  const { get } = await (book ??= openBook(log));
  return get(plainAddress(ip))?.country_code ?? null;
}

async function openBook(log: Log): Promise<Book> {
  try {
    const bytes = await readFile(fileURLToPath(file), {
      signal: AbortSignal.timeout(longestReadMs),
    });
    const reader = new Reader(bytes) as unknown as Book;
    return { get: (ip) => reader.get(ip) };
  } catch (error) {
    log.error({ err: error }, 'the countries of addresses were not read');
    setTimeout(() => (book = undefined), retryMs).unref();
    return emptyBook;
  }
}

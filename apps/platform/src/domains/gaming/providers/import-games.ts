/** Asking each provider what it offers, and listing it: a provider's games need no hand. */
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import type { OfferedGame } from '@bahati/contract/games-provider/provider.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { offerGames, offerVendors } from '#domains/catalogue/catalogue.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import { openSigningKey } from './provider-keys.ts';

type Provider = {
  id: number;
  code: string;
  vendorIds: number[];
  key: string;
  baseUrl: string;
  offerVersion: string | null;
};

type Offer = { games: OfferedGame[]; version: string };

const pageSize = 250;
/** More games than this from one provider are a mistake. */
const mostPages = 100;
/** Imported games stand behind those the operator placed by hand. */
const firstPosition = 10_000;

/**
 * Takes over every provider's list that changed; one that is away keeps what it had. Answers who
 * was away.
 */
export async function importGames(context: Context): Promise<string[]> {
  const away: string[] = [];
  const { rows } = await context.database.query<Provider>(
    `SELECT id, code, vendor_ids AS "vendorIds", signing_key AS key, api_url AS "baseUrl",
            offer_version AS "offerVersion" FROM provider_profiles ORDER BY id`,
  );
  for (const provider of rows) {
    try {
      const key = openSigningKey(context.config, provider.id, provider.key);
      const offer = await readOffer({ ...provider, key });
      if (offer) await takeOver(context, provider, offer);
    } catch (error) {
      if (!(error instanceof OutsideFault) && !(error instanceof OutsideRefusal)) throw error;
      context.log.warn({ err: error, provider: provider.code }, 'its games were not read');
      away.push(provider.code);
    }
  }
  return away;
}

/** Undefined: nothing changed since the last time. */
async function readOffer(provider: Provider): Promise<Offer | undefined> {
  const first = await readPage(provider, 1);
  if (first.version === provider.offerVersion) return undefined;
  const games = [...first.games];
  for (let pageNo = 2; games.length < first.total; pageNo++) {
    const page = pageNo <= mostPages ? await readPage(provider, pageNo) : undefined;
    const isWhole = page && page.version === first.version && page.games.length > 0;
    if (!isWhole) throw new OutsideFault(`${provider.code} changed its list while it was read.`);
    games.push(...page.games);
  }
  return { games, version: first.version };
}

function readPage({ code, baseUrl, key }: Provider, pageNo: number) {
  return callSigned(
    { baseUrl, key, sender: 'platform', timeoutMs: 10_000, party: code },
    vendorCalls,
    'POST /vendor/v1/games',
    { body: { pageNo, pageSize } },
  );
}

/** The whole list in one transaction: a half-taken offer is never seen. */
async function takeOver(context: Context, provider: Provider, { games, version }: Offer) {
  const { currency } = await readBrand(context.database, context.config.BRAND);
  const isTaken = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<Pick<Provider, 'vendorIds' | 'offerVersion'>>(
      `SELECT vendor_ids AS "vendorIds", offer_version AS "offerVersion"
         FROM provider_profiles WHERE id = $1 FOR UPDATE`,
      [provider.id],
    );
    const [now] = rows;
    // Another process has taken over an offer since this one was asked for, perhaps a newer one.
    if (now?.offerVersion !== provider.offerVersion) return false;
    const offered = new Map(
      games.map(({ vendorCode, vendorName: name, walletMode: wallet = 'seamless' }) => [
        vendorCode,
        { name, wallet },
      ]),
    );
    const vendors = await offerVendors(transaction, offered, now.vendorIds);
    for (let at = 0; at < games.length; at += pageSize) {
      const some = games.slice(at, at + pageSize);
      await offerGames(transaction, some, vendors, currency, firstPosition + at);
    }
    const vendorIds = [...new Set([...now.vendorIds, ...vendors.values()])];
    await transaction.query(
      'UPDATE provider_profiles SET vendor_ids = $2, offer_version = $3 WHERE id = $1',
      [provider.id, vendorIds, version],
    );
    return true;
  });
  if (!isTaken) return;
  context.log.info({ provider: provider.code, games: games.length }, 'games were taken over');
}

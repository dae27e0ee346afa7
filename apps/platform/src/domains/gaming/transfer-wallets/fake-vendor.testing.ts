/** A vendor with wallets of its own, for tests: keeps books, and loses what it is told to lose. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@bahati/server-kit/database.ts';
import type { ImportedRound } from '@bahati/contract/games-provider/transfer-wallet.ts';
import { signatureHeaders } from '@bahati/contract/signature.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import { playerIdOf } from '@bahati/testing/factories.ts';
import { fastify } from 'fastify';

export const fakeVendor = { id: 90, code: 'KIBUYU', key: 'the-fake-vendor-has-a-key-of-its-own' };

type Body = Record<'vendorCode' | 'memberId' | 'currency' | 'transferId' | 'amount', string>;

/** Where a transfer is cut: before it is heard, after it is done, or it comes when all is over. */
type Cut = 'none' | 'before' | 'after' | 'late' | 'nonsense';

type Done = { state: 'done'; balance: bigint } | { state: 'refused'; reason: string };

const cents = (text: string): bigint => BigInt(text.replace('.', ''));
const decimal = (amount: bigint): string =>
  `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

export type FakeVendor = Awaited<ReturnType<typeof openFakeVendor>>;

export async function openFakeVendor() {
  const books = { wallets: new Map<string, bigint>(), transfers: new Map<string, Done>() };
  const mood = { cut: 'none' as Cut, isAway: false };
  /** Cuts of transfers of an amount, whatever the mood is. */
  const cuts = new Map<string, Cut>();
  const late: (() => void)[] = [];
  const rounds: ImportedRound[] = [];
  const server = fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  server.post<{ Params: { call: string } }>('/vendor/v1/wallets/:call', async (request, reply) => {
    if (mood.isAway) return reply.raw.destroy();
    const raw = request.body as Buffer;
    const { headers } = request;
    const [time, signature] = [
      headers[signatureHeaders.timestamp],
      headers[signatureHeaders.signature],
    ];
    if (!isSignatureValid(fakeVendor.key, time, signature, raw, Date.now())) {
      return reply.code(401).send({ success: false, code: 'unauthenticated' });
    }
    const { call } = request.params;
    const body = JSON.parse(raw.toString()) as Body;
    const isTransfer = call === 'deposit' || call === 'withdraw';
    const cut = cuts.get(body.amount) ?? mood.cut;
    if (isTransfer && cut === 'before') return reply.raw.destroy();
    if (isTransfer && cut === 'late') {
      late.push(() => void answer(books, call, body));
      return reply.raw.destroy();
    }
    if (call === 'rounds') return reply.send(tellRounds(rounds, JSON.parse(raw.toString())));
    const answered = answer(books, call, body);
    if (isTransfer && cut === 'nonsense') return reply.send({ success: true, value: {} });
    if (isTransfer && cut === 'after') return reply.raw.destroy();
    await wait(1);
    return reply.code('code' in answered ? 409 : 200).send(answered);
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    ...books,
    /** What the vendor tells of rounds, in its order. */
    rounds,
    mood,
    cuts,
    url: `http://127.0.0.1:${port}`,
    /** What was played there: above 0 the member won. */
    play: (memberId: bigint, change: bigint) => {
      const key = playerIdOf(memberId);
      books.wallets.set(key, (books.wallets.get(key) ?? 0n) + change);
    },
    /** Transfers that were on their way arrive now. */
    letLateArrive: () => {
      for (const arrive of late.splice(0)) arrive();
    },
    close: () => server.close(),
  };
}

type Books = { wallets: Map<string, bigint>; transfers: Map<string, Done> };

/** A place is the number of rounds before it. */
function tellRounds(
  rounds: readonly ImportedRound[],
  { after, limit }: { after: string | null; limit: number },
) {
  const from = Number(after ?? 0);
  const told = rounds.slice(from, from + limit);
  const next = told.length > 0 ? String(from + told.length) : after;
  return tell({ rounds: told, next, hasMore: rounds.length > from + limit });
}

const refuse = (code: string) => ({ success: false, code });
const tell = (value: object) => ({ success: true, value });

function answer(books: Books, call: string, body: Body): object {
  const { wallets, transfers } = books;
  const held = wallets.get(body.memberId);
  if (call === 'open') {
    wallets.set(body.memberId, held ?? 0n);
    return tell({ balance: decimal(held ?? 0n) });
  }
  const known = transfers.get(body.transferId);
  if (call === 'status') {
    const stands = known ?? { state: 'refused', reason: 'never_arrived' };
    transfers.set(body.transferId, stands);
    return tell(stands.state === 'done' ? { ...stands, balance: decimal(stands.balance) } : stands);
  }
  if (held === undefined) return refuse('wallet_not_open');
  if (call === 'balance') return tell({ balance: decimal(held) });
  if (known?.state === 'refused') return refuse('transfer_refused');
  if (known) return tell({ balance: decimal(known.balance), isDuplicate: true });
  const balance = held + (call === 'deposit' ? 1n : -1n) * cents(body.amount);
  if (balance < 0n) {
    transfers.set(body.transferId, { state: 'refused', reason: 'insufficient_funds' });
    return refuse('insufficient_funds');
  }
  wallets.set(body.memberId, balance);
  transfers.set(body.transferId, { state: 'done', balance });
  return tell({ balance: decimal(balance), isDuplicate: false });
}

/** Lists the vendor with the platform. */
export async function addFakeVendor(owner: Database, { url }: { url: string }): Promise<void> {
  const { id, code, key } = fakeVendor;
  await owner.query(
    `INSERT INTO vendors (id, code, name, position, wallet) VALUES ($1, $2, 'Kibuyu', 90, 'transfer')`,
    [id, code],
  );
  await owner.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position)
     VALUES ($1, $2, $1, 'calabash', 'RNG', 'Calabash', 'Kibuyu', $1)`,
    [id, `${code}-calabash`],
  );
  await owner.query(
    `INSERT INTO provider_profiles (id, code, vendor_ids, signing_key, launch_url, api_url,
       is_id_scope_global, is_unknown_rollback_ok)
     VALUES ($1, $2, ARRAY[$1::int], $3, $4, $4, true, true)`,
    [id, code, key, url],
  );
}

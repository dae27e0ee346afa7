/** Draws for tests, made as staff make them: drafted by one, opened by another. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawInput } from '@bahati/contract/back-office/rewards/draws.ts';
import type { TicketKind } from '@bahati/contract/reward-terms.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';

const repository = new URL('../../../../../..', import.meta.url).pathname;

export type Two = { first: StaffLogin; second: StaffLogin };

export async function signInTwo(platform: TestPlatform): Promise<Two> {
  const first = await signInStaff(platform, { permissions: 'all' });
  return { first, second: await signInStaff(platform, { permissions: 'all' }) };
}

const both = (text: string) => ({ en: text, sw: text });
const cash = (amount: string) => ({ kind: 'cash', amount }) as const;

const base = (): Omit<DrawInput, 'kind' | 'envelope' | 'prizes'> => ({
  name: both('Lucky days'),
  budget: '100000.00',
  opensAt: new Date(Date.now() - 3_600_000).toISOString(),
  closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  drawsAt: null,
  condition: { kind: 'all' },
});

const prize = (odds: number | null, stock: number | null, amount: string | null) => ({
  title: both(amount === null ? 'Nothing' : `KSh ${amount}`),
  award: amount === null ? null : cash(amount),
  odds,
  stock,
  isFallback: odds !== null && stock === null,
});

/** A wheel on which one half is nothing and 50 shillings are there twice. */
export const wheel = (): DrawInput => ({
  ...base(),
  kind: 'wheel',
  envelope: null,
  prizes: [prize(100_000, null, null), prize(800_000, 2, '50.00'), prize(100_000, 500, '5.00')],
});

export const envelope = (shares: number, sum: string): DrawInput => ({
  ...base(),
  kind: 'envelope',
  envelope: { sum, shares, least: '5.00', step: '1.00' },
  prizes: [],
});

export const raffle = (): DrawInput => ({
  ...base(),
  kind: 'raffle',
  drawsAt: new Date(Date.now() + 7_200_000).toISOString(),
  envelope: null,
  prizes: [prize(null, 1, '1000.00'), prize(null, 2, '100.00')],
});

export async function draft(
  platform: TestPlatform,
  { first }: Two,
  input: DrawInput,
): Promise<string> {
  const body = { ...input, idempotencyKey: randomUUID() };
  const { value, text } = await platform.staff('POST /bo/draws', { token: first.token, body });
  assert.ok(value?.id, text);
  return value.id;
}

/** Drafts and opens; answers the draw's id. */
export async function openDrawBy(
  platform: TestPlatform,
  two: Two,
  input: DrawInput,
): Promise<string> {
  const id = await draft(platform, two, input);
  const body = { reason: 'As it was planned' };
  const asked = await platform.staff(`POST /bo/draws/${id}/askToOpen`, {
    token: two.first.token,
    body,
  });
  assert.equal(asked.status, 200, asked.text);
  const approved = await platform.staff(`POST /bo/approvals/${asked.value.requestId}/approve`, {
    token: two.second.token,
    body: {},
  });
  assert.equal(approved.status, 200, approved.text);
  return id;
}

let gifts = 0;

export async function giveTickets(
  { context }: Pick<TestPlatform, 'context'>,
  memberId: bigint,
  { drawId, ticket, count }: { drawId: string; ticket: TicketKind; count: number },
): Promise<void> {
  gifts += 1;
  await inTransaction(context.database, (transaction) =>
    offerAward(transaction, {
      memberId,
      currency: 'KES',
      source: 'staff',
      sourceId: BigInt(gifts),
      award: { kind: 'tickets', ticket, drawId, count },
      title: both('Tickets'),
      isAutomatic: true,
    }),
  );
}

/** The stand-alone checker's word, given the record as anybody reads it. */
export async function checkDraw(platform: TestPlatform, id: string) {
  const { value } = await platform.player(`GET /wps/rewards/draws/${id}/record?pageSize=5000`);
  assert.equal(value.nextCursor, null);
  return runChecker(value);
}

/** A program of its own, without environment: nothing of the product helps it. */
export function runChecker(record: object): { status: number | null; told: string } {
  const path = join(tmpdir(), `draw-${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(record));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/verify-round/verify-draw.mjs', '--record', path],
    { cwd: repository, encoding: 'utf8', env: {} },
  );
  rmSync(path);
  return { status, told: stdout + stderr };
}

/** Entries of a table, as the platform is told of them and as anybody recomputes them. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { providerKey, type Running } from '#games-server/scene.testing.ts';
import { runVerifier, sheetOf } from '#games-server/sheets/verifier.testing.ts';

export async function detailOf({ app }: Pick<Running, 'app'>, roundId: string, gameCode: string) {
  const body = JSON.stringify({ roundId, gameCode, language: 'en' });
  const reply = await app.inject({
    method: 'POST',
    url: '/vendor/v1/rounds/detail',
    headers: {
      'content-type': 'application/json',
      ...signedHeaders('platform', providerKey, body, Date.now()),
    },
    payload: body,
  });
  assert.equal(reply.statusCode, 200, reply.body);
  return providerCalls['POST /vendor/v1/rounds/detail'].value.parse(reply.json().value);
}

type Entry = { readonly externalId: string; readonly payout: bigint };

/** What the links of entries claim, found anew by the verifier that shares no code with us. */
export async function assertVerified(
  running: Running,
  entries: readonly Entry[],
  { gameCode, unit }: { readonly gameCode: string; readonly unit: bigint },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bahati-tables-'));
  try {
    const links = await Promise.all(
      entries.map(async ({ externalId, payout }) => {
        const { fairness } = await detailOf(running, externalId, gameCode);
        const link = new URL(fairness?.verifyUrl ?? '').searchParams;
        const told = Object.fromEntries(link);
        return { ...told, nonce: Number(link.get('nonce')), stake: `${unit}`, payout: `${payout}` };
      }),
    );
    const [first] = links as { game?: string }[];
    const sheet = await sheetOf(running, folder, first?.game ?? '');
    const { status, stderr } = runVerifier(folder, sheet, links);
    assert.equal(status, 0, stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Short ways through the cashier for its tests. */
import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { demoSecrets } from '#platform/config.ts';
import type { Answer, NewMember, TestPlatform } from '#platform/platform.testing.ts';

export async function deposit(
  platform: TestPlatform,
  member: NewMember,
  more: object = {},
): Promise<Answer> {
  return platform.player('POST /wps/cashier/deposits', {
    token: member.token,
    body: { idempotencyKey: randomUUID(), method: 'pesa-pepe', amount: '500', ...more },
  });
}

/** A callback as the gateway sends it, signed. */
export async function callBack(
  platform: TestPlatform,
  body: object,
  headers: Record<string, string> = {},
  rail = 'pesa-pepe',
): Promise<Answer> {
  const raw = JSON.stringify(body);
  const response = await platform.app.player.inject({
    method: 'POST',
    url: `/gateway-callbacks/${rail}`,
    payload: raw,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders('pesa-pepe', demoSecrets.GATEWAY_KEY, raw, Date.now()),
      ...headers,
    },
  });
  const { statusCode: status, body: text } = response;
  return { ...response.json<Answer>(), status, headers: response.headers, text };
}

export function chargeReport(depositId: string, state: string, more: object = {}) {
  return {
    kind: 'charge',
    reference: `C-${depositId}`,
    depositId,
    currency: 'KES',
    amount: '500.00',
    state,
    at: new Date().toISOString(),
    ...more,
  };
}

export function payoutReport(withdrawalId: string, state: string, more: object = {}) {
  return {
    kind: 'payout',
    reference: `P-${withdrawalId}`,
    withdrawalId,
    currency: 'KES',
    amount: '300.00',
    state,
    reason: null,
    at: new Date().toISOString(),
    ...more,
  };
}

/** Available and held, as the member sees them. */
export async function balanceOf(platform: TestPlatform, member: NewMember): Promise<string> {
  const { value } = await platform.player('GET /wps/v2/wallets/balance', { token: member.token });
  return `${value.balance} ${value.held}`;
}

export async function auditActions(platform: TestPlatform, subject: string): Promise<string[]> {
  const { rows } = await platform.owner.query<{ action: string }>(
    'SELECT action FROM audit_entries WHERE subject = $1 ORDER BY id',
    [subject],
  );
  return rows.map((row) => row.action);
}

/** Ends the rest of every rail. */
export async function wakeRail(platform: TestPlatform): Promise<void> {
  await platform.owner.query('DELETE FROM rail_health');
}

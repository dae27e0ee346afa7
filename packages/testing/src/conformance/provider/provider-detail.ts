/** The platform's own call on a provider: what became of a round, told to the right asker only. */
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import type { Verdict } from '@bahati/testing/conformance/wallet-rules.ts';

const detailPath = '/vendor/v1/rounds/detail';
const title = 'a round is told to a signed asker, and to nobody else';

export type DetailTarget = { url: string; key: string };

export async function judgeDetail(
  { url, key }: DetailTarget,
  round: { roundId: string; gameCode: string },
): Promise<Verdict> {
  const notes: string[] = [];
  for (const language of ['en', 'sw']) {
    const text = JSON.stringify({ ...round, language });
    const right = signedHeaders('platform', key, text, Date.now());
    const answer = await send(url, text, right);
    const value = providerCalls[`POST ${detailPath}`].value.safeParse(answer.value);
    if (answer.status !== 200 || !value.success) {
      notes.push(`the round ${round.roundId} (${language}) answered status ${answer.status}`);
    }
  }
  const text = JSON.stringify({ ...round, language: 'en' });
  const now = Date.now();
  const wrong: [string, string, Record<string, string>][] = [
    ['no signature', text, {}],
    ['another key', text, signedHeaders('platform', 'another-key-altogether', text, now)],
    ['a changed body', `${text} `, signedHeaders('platform', key, text, now)],
    ['an old signature', text, signedHeaders('platform', key, text, now - 301_000)],
    ['a broken body and no signature', '{', {}],
  ];
  for (const [what, body, headers] of wrong) {
    const { status, code } = await send(url, body, headers);
    const isRight = status === 401 && code === 'unauthenticated';
    if (!isRight) notes.push(`${what} answered ${code} (status ${status})`);
  }
  return { id: 'P10', title, result: notes.length === 0 ? 'passed' : 'failed', notes };
}

/** A call of the platform on the provider, signed with this key. */
export function sendSigned({ url, key }: DetailTarget, path: string, body: object) {
  const text = JSON.stringify(body);
  return post(url + path, text, signedHeaders('platform', key, text, Date.now()));
}

function send(url: string, text: string, headers: Record<string, string>) {
  return post(url + detailPath, text, headers);
}

async function post(address: string, text: string, headers: Record<string, string>) {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
    signal: AbortSignal.timeout(5_000),
  });
  const answer = (await response.json()) as { code?: string; value?: unknown };
  return { status: response.status, code: answer.code, value: answer.value };
}

/** The platform's calls about free rounds on a provider: granted once, ended for good, told as they are. */
import { freeRoundCalls } from '@bahati/contract/games-provider/free-rounds.ts';
import { randomUUID } from 'node:crypto';
import { type DetailTarget, sendSigned } from './provider-detail.ts';
import type { Verdict } from '@bahati/testing/conformance/wallet-rules.ts';

/** Whose free rounds, of which game and at which of its stakes. */
export type GrantedPlay = {
  memberId: string;
  gameCode: string;
  currency: string;
  stake: string;
};

type CallName = 'grant' | 'cancel' | 'state';

const id = 'P11';
const title = 'free rounds are granted once, end for good and are told as they are';
const dayMs = 86_400_000;

export async function judgeGrants(target: DetailTarget, play: GrantedPlay): Promise<Verdict> {
  const notes: string[] = [];
  const ask = async (name: CallName, body: object, key = target.key) => {
    const path = `/vendor/v1/freeRounds/${name}`;
    const answer = await sendSigned({ ...target, key }, path, body);
    const value = freeRoundCalls[`POST ${path}` as keyof typeof freeRoundCalls].value;
    const told = value.safeParse(answer.value);
    const state = told.success ? `${told.data.state} ${told.data.begun}` : answer.code;
    return { ...answer, state };
  };
  const expect = async (
    what: string,
    wanted: string,
    name: CallName,
    body: object,
    key?: string,
  ) => {
    const { state, status } = await ask(name, body, key);
    if (state !== wanted) {
      notes.push(`${what} answered ${state} (status ${status}) instead of ${wanted}`);
    }
  };
  const grant = grantOf(play, dayMs);
  const named = { grantId: grant.grantId };
  await expect('a grant nobody made', 'grant_not_found', 'state', named);
  const first = await ask('grant', grant);
  if (first.code === 'free_rounds_not_offered') {
    return { id, title, result: 'not tried', notes: [`${play.gameCode} has no free rounds`] };
  }
  if (first.state !== 'active 0') notes.push(`a grant answered ${first.state}`);
  await expect('the same grant again', 'active 0', 'grant', grant);
  await expect('another content', 'grant_conflict', 'grant', { ...grant, rounds: 4 });
  await expect('a grant that is active', 'active 0', 'state', named);
  await expect('a stranger’s cancel', 'unauthenticated', 'cancel', named, 'another-key-altogether');
  await expect('a cancel', 'cancelled 0', 'cancel', named);
  await expect('the same cancel again', 'cancelled 0', 'cancel', named);
  await expect('a grant that was cancelled', 'cancelled 0', 'state', named);
  await expect('a grant sent again after its cancel', 'cancelled 0', 'grant', grant);
  const late = grantOf(play, dayMs);
  await expect('a cancel before its grant', 'cancelled 0', 'cancel', { grantId: late.grantId });
  await expect('a grant after its cancel', 'grant_cancelled', 'grant', late);
  const past = grantOf(play, -dayMs);
  await expect('a grant whose time is over', 'expired 0', 'grant', past);
  await expect('a cancel of what expired', 'expired 0', 'cancel', { grantId: past.grantId });
  return { id, title, result: notes.length === 0 ? 'passed' : 'failed', notes: notes.slice(0, 4) };
}

function grantOf(play: GrantedPlay, lastsMs: number) {
  return {
    ...play,
    grantId: randomUUID(),
    rounds: 3,
    expiresAt: new Date(Date.now() + lastsMs).toISOString(),
    campaignId: 'conformance',
    cap: '100000.00',
  };
}

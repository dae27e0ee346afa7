/** One case of a fuzz: a request made by the contract, spoilt or not, sent and judged. */
import { type CallDeclaration, methodAndPath } from '@bahati/contract/call.ts';
import { bytesOf, exchange, judge, type Reply } from './fuzz-exchange.ts';
import { hintsFor } from './fuzz-hints.ts';
import { type Draft, mutate } from './fuzz-mutations.ts';
import type { FuzzScene } from './fuzz-scene.ts';
import { type Hints, validValue } from './fuzz-values.ts';
import type { Random } from '#e2e/fixtures/random.ts';

export const draftOf = (call: CallDeclaration, random: Random, hints: Hints): Draft => {
  const made = (schema: CallDeclaration['body']): unknown =>
    schema ? validValue(schema, random, hints) : undefined;
  const asTexts = (value: unknown): [string, string][] =>
    Object.entries((value ?? {}) as object).map(([name, part]) => [
      name,
      encodeURIComponent(String(part)),
    ]);
  return {
    params: Object.fromEntries(asTexts(made(call.params))),
    query: asTexts(made(call.query)),
    body: made(call.body),
    headers: call.body ? { 'content-type': 'application/json' } : {},
    story: 'as it should be',
  };
};

/** Where the next page of a list begins, by its answers. */
const cursorsIn = ({ success, text }: Reply): string[] => {
  const [, cursor] = success ? (/"nextCursor":"([^"]+)"/.exec(text) ?? []) : [];
  return cursor === undefined ? [] : [cursor];
};

/** Sends one case; `cursors` are those that earlier answers gave, and are added to. */
export const sendCase = async (
  scene: FuzzScene,
  key: string,
  call: CallDeclaration,
  random: Random,
  cursors: string[],
  isGood: boolean,
): Promise<{ story: string; problem: string | null; reply: Reply }> => {
  const { method, path } = methodAndPath(key);
  const draft = draftOf(call, random, await hintsFor(scene, key, random, cursors));
  if (!isGood) mutate(draft, random, call.body !== undefined);
  const hasBody = call.body !== undefined || draft.rawBody !== undefined;
  const body = bytesOf(draft, hasBody);
  // What the case sets itself, a spoilt token or signature, wins over the right one.
  draft.headers = { ...scene.proof(key, call, body), ...draft.headers };
  const answer = await exchange(scene.originOf(key), method, path, draft, body);
  const { problem, reply } = judge(call, answer);
  cursors.push(...cursorsIn(reply));
  return { story: draft.story, problem, reply };
};

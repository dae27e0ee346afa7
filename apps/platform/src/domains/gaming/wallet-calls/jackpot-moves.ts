/**
 * What an operation moves between the operator and its jackpot pools, as the hot path takes it, and as
 * one text: the text belongs to the operation's content, and tells a rollback what was set aside.
 */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import { jackpotLevel } from '@bahati/contract/games-provider/wallet.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

export const jackpotLevels = jackpotLevel.options;
export type JackpotLevel = (typeof jackpotLevels)[number];

/** Minor units. `seed` is the part of `amount` that the operator gives as the jackpot is won. */
export type JackpotMoves = {
  added: { level: JackpotLevel; amount: bigint }[];
  won: { level: JackpotLevel; amount: bigint; seed: bigint } | null;
};

/** Null for an operation without any. Refuses `invalid_input` where they exceed what they are of. */
export function jackpotMoves(body: BatchOperation): JackpotMoves | null {
  const sent = 'jackpotContributions' in body ? (body.jackpotContributions ?? []) : [];
  const sentWin = 'jackpotWin' in body ? body.jackpotWin : undefined;
  if (sent.length === 0 && !sentWin) return null;
  const read = (text: string) => parseAmount(text, body.currency) ?? invalid();
  const stakeText = body.kind === 'betwin' ? body.stake : 'amount' in body ? body.amount : '0';
  const payoutText = body.kind === 'betwin' ? body.payout : stakeText;
  const added = sent
    .map(({ level, amount }) => ({ level, amount: read(amount) }))
    .filter(({ amount }) => amount > 0n);
  const total = added.reduce((sum, { amount }) => sum + amount, 0n);
  if (new Set(sent.map(({ level }) => level)).size < sent.length) return invalid();
  if (total > 0n && total > read(stakeText)) return invalid();
  const won = sentWin
    ? { level: sentWin.level, amount: read(sentWin.amount), seed: read(sentWin.seed) }
    : null;
  if (won && (won.seed > won.amount || won.amount > read(payoutText))) return invalid();
  return { added, won };
}

function invalid(): never {
  throw new Refusal('invalid_input', { field: 'jackpot' });
}

/** "mini+12 grand+3 grand-500/200": set aside, and won of which the operator gave. */
export function jackpotText({ added, won }: JackpotMoves): string {
  return [
    ...added.map(({ level, amount }) => `${level}+${amount}`),
    ...(won ? [`${won.level}-${won.amount}/${won.seed}`] : []),
  ].join(' ');
}

/** Whether a stored operation paid a jackpot. */
export function hasWonJackpot(detail: string): boolean {
  return jackpotLevels.some((level) => new RegExp(`(?:^| )${level}-`).test(detail));
}

/** What a stored bet had set aside. */
export function addedBy(detail: string): JackpotMoves['added'] {
  return jackpotLevels.flatMap((level) => {
    const [, amount] = new RegExp(`(?:^| )${level}\\+(\\d+)(?: |$)`).exec(detail) ?? [];
    return amount === undefined ? [] : [{ level, amount: BigInt(amount) }];
  });
}

/** What a stored operation paid as a jackpot; null: none. */
export function jackpotWonBy(detail: string): { amount: bigint; seed: bigint } | null {
  const [, amount, seed] = /(?:^| )[a-z]+-(\d+)\/(\d+)(?: |$)/.exec(detail) ?? [];
  return amount === undefined || seed === undefined
    ? null
    : { amount: BigInt(amount), seed: BigInt(seed) };
}

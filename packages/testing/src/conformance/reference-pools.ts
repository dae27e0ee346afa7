/** Jackpot pools of the reference wallet. */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import { parseAmount } from '@bahati/money/money.ts';
import type { ReferenceState } from './reference-state.ts';

export type ReferenceJackpots = {
  /** By pool: level and currency. */
  added: ReadonlyMap<string, bigint>;
  won: { pool: string; fromPool: bigint } | null;
  /** All of it as one text, for the content of the operation. */
  content: string;
};

/** Undefined where they are more than the stake or the payout they belong to. */
export function jackpotsOf(
  operation: BatchOperation,
  { stake, payout }: { stake: bigint; payout: bigint },
): ReferenceJackpots | undefined {
  const sent = 'jackpotContributions' in operation ? (operation.jackpotContributions ?? []) : [];
  const win = 'jackpotWin' in operation ? operation.jackpotWin : undefined;
  const poolOf = (level: string) => `${level} ${operation.currency}`;
  const read = (text: string) => parseAmount(text, operation.currency);
  const added = new Map<string, bigint>();
  let total = 0n;
  for (const { level, amount } of sent) {
    const parsed = read(amount);
    if (parsed === undefined || added.has(poolOf(level))) return undefined;
    added.set(poolOf(level), parsed);
    total += parsed;
  }
  if (total > stake) return undefined;
  const content = JSON.stringify([[...added].map(String), win ?? null]);
  if (!win) return { added, won: null, content };
  const [amount, seed] = [read(win.amount), read(win.seed)];
  if (amount === undefined || seed === undefined || seed > amount || amount > payout) {
    return undefined;
  }
  return { added, won: { pool: poolOf(win.level), fromPool: amount - seed }, content };
}

/** False, with nothing moved, where a pool is short. */
export function movePools({ pools }: ReferenceState, { added, won }: ReferenceJackpots): boolean {
  if (won) {
    const held = pools.get(won.pool) ?? 0n;
    if (held < won.fromPool) return false;
    pools.set(won.pool, held - won.fromPool);
  }
  for (const [pool, amount] of added) pools.set(pool, (pools.get(pool) ?? 0n) + amount);
  return true;
}

/** What an undone bet had set aside, as far as it was not paid on. */
export function takeBack({ pools }: ReferenceState, added: ReadonlyMap<string, bigint>): void {
  for (const [pool, amount] of added) {
    const held = pools.get(pool) ?? 0n;
    pools.set(pool, held > amount ? held - amount : 0n);
  }
}

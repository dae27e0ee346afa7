/** One visit of a member: he logs in, pays in when he has too little, plays, and perhaps takes out. */
import type { Currency } from '@bahati/money/currencies.ts';
import {
  catchUp,
  move,
  type PastGameSession,
  type PastLogin,
  type PastMember,
  type PastRound,
} from './books.ts';
import type { PastGame } from './house.ts';
import { payIn, takeOut } from './payments.ts';
import { newPair, type Pair, playRound } from './play.ts';
import { minor, type Scene } from './scene.ts';

export function visit(scene: Scene, member: PastMember, begin: number): void {
  const { chance, habit } = member.person;
  catchUp(member, begin);
  const login: PastLogin = { id: 0n, member, at: begin, until: begin };
  scene.books.logins.push(login);
  member.logins.push(login);
  let at = begin + chance.between(20, 90) * 1000;
  const wanted = chance.between(habit.rounds[0], habit.rounds[1]);
  if (member.wallet.balance(member.cash) < minor(scene.market, 40)) {
    at = payIn(scene, member, at);
    if (member.wallet.balance(member.cash) < minor(scene.market, 10)) {
      login.until = at;
      return;
    }
  }
  const parts = wanted > 12 && chance.isTrue(0.5) ? 2 : 1;
  for (let part = 0; part < parts; part += 1) {
    const game = scene.games[chance.weighted(scene.games.map(({ weight }) => weight))];
    if (!game) break;
    at = playGame(scene, login, game, { at: at + 15_000, rounds: Math.ceil(wanted / parts) });
  }
  at = takeOut(scene, member, at + 20_000);
  login.until = at;
}

function playGame(
  scene: Scene,
  login: PastLogin,
  game: PastGame,
  { at: begin, rounds }: { at: number; rounds: number },
): number {
  const { member } = login;
  const { chance, habit } = member.person;
  const { currency } = scene.market;
  const levels = game.game.stakes(currency);
  const choice = chance.pick(game.choices);
  const step = Math.min(chance.pick(habit.stakes), levels.length - 1);
  const stake = levels[step] ?? 0n;
  const session: PastGameSession = { id: 0n, frameId: 0n, login, game, at: begin, until: begin };
  let at = begin;
  for (let round = 0; round < rounds; round += 1) {
    const price = stake * BigInt(game.game.priceOf(choice) ?? 1);
    if (stake === 0n || member.wallet.balance(member.cash) < price) break;
    at += chance.between(3_500, 14_000);
    if (round === 0) scene.books.sessions.push(session);
    bet(scene, session, { at, stake, choice, currency });
  }
  session.until = at;
  return at;
}

function bet(
  scene: Scene,
  session: PastGameSession,
  {
    at,
    stake,
    choice,
    currency,
  }: { at: number; stake: bigint; choice: string; currency: Currency },
): void {
  const { game, login } = session;
  const { member } = login;
  catchUp(member, at);
  const pair = pairOf(scene, member, game, at);
  const played = playRound(pair, scene.pools, { stake, choice, currency });
  const round: PastRound = {
    ...played,
    id: 0n,
    gamesId: 0n,
    at,
    session,
    pair,
    choice,
    balance: 0n,
  };
  const revenue = scene.account('game_revenue', game.vendorCode);
  const { debit, validStake, payout } = played;
  const validAmount = validStake === null || validStake >= debit ? null : validStake;
  move(
    member,
    at,
    { debit: member.cash, credit: revenue, amount: debit, code: 'stake', validAmount },
    round,
  );
  for (const { level, won, seed } of played.jackpots ?? []) {
    const fromPool = (won ?? 0n) - (seed ?? 0n);
    if (fromPool <= 0n) continue;
    const pool = scene.account('jackpot_pool', `${game.vendorCode} ${level}`);
    move(
      member,
      at,
      { debit: pool, credit: revenue, amount: fromPool, code: 'jackpot_won' },
      round,
    );
  }
  for (const { level, contribution: amount } of played.jackpots ?? []) {
    if (amount === 0n) continue;
    const pool = scene.account('jackpot_pool', `${game.vendorCode} ${level}`);
    move(
      member,
      at,
      { debit: revenue, credit: pool, amount, code: `jackpot_${level}_added` },
      round,
    );
  }
  if (payout > 0n) {
    move(
      member,
      at,
      { debit: revenue, credit: member.cash, amount: payout, code: 'payout' },
      round,
    );
  }
  round.balance = member.wallet.balance(member.cash);
  scene.books.rounds.push(round);
}

function pairOf(scene: Scene, member: PastMember, game: PastGame, at: number): Pair {
  const name = `${scene.market.brand} ${member.person.username} ${game.game.code}`;
  const known = scene.pairs.get(name);
  if (known) return known;
  const pair = newPair(name, member.key, game, at);
  scene.pairs.set(name, pair);
  scene.books.pairs.push(pair);
  return pair;
}

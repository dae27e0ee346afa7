/** Money in and out of a demo's past, with the ways in which it fails. */
import { catchUp, move, type PastDeposit, type PastMember, type PastWithdrawal } from './books.ts';
import { hourMs } from './calendar.ts';
import { taxOf } from './house.ts';
import { minor, type Scene } from './scene.ts';

const minuteMs = 60_000;
const railOf: Readonly<Record<string, string>> = {
  mpesa: 'mpesa',
  airtel: 'airtel',
  'mpesa-tz': 'mpesa-tz',
  'mpesa-payout': 'mpesa',
  'mpesa-tz-payout': 'mpesa-tz',
  'pesa-pepe-payout': 'pesa-pepe',
};

/** Pays in; who fails mostly tries again. Answers when he is through with it. */
export function payIn(scene: Scene, member: PastMember, begin: number): number {
  const { chance, habit } = member.person;
  const { market } = scene;
  const { deposits } = market;
  const way = deposits[chance.weighted(deposits.map(({ likelihood }) => likelihood))];
  const amount = minor(market, chance.pick(habit.pays));
  const method = way?.code ?? '';
  let at = begin;
  catchUp(member, at);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const fate = chance.weighted([88, 9, 3]);
    const tax = taxOf(scene.taxes.deposit, amount, 1n);
    const doneAt = at + chance.between(9_000, 48_000);
    const status = (['completed', 'failed', 'expired'] as const)[fate] ?? 'failed';
    const isPaid = status === 'completed';
    const deposit: PastDeposit = {
      id: 0n,
      member,
      method,
      at,
      amount,
      tax,
      status,
      doneAt: isPaid ? doneAt : null,
    };
    scene.books.deposits.push(deposit);
    if (isPaid) {
      credit(scene, deposit, doneAt);
      return doneAt;
    }
    at = doneAt + chance.between(20_000, 3 * minuteMs);
    if (!chance.isTrue(0.7)) return at;
  }
  return at;
}

function credit(scene: Scene, deposit: PastDeposit, at: number): void {
  const { member, amount, tax, method } = deposit;
  const clearing = scene.account('payment_clearing', railOf[method] ?? method);
  move(member, at, { debit: clearing, credit: member.cash, amount, code: 'deposit' }, deposit);
  const rate = scene.taxes.deposit;
  if (!rate || tax === 0n) return;
  const owed = scene.account('tax_payable', rate.code);
  move(member, at, { debit: member.cash, credit: owed, amount: tax, code: 'deposit_tax' }, deposit);
}

/** Whoever is well ahead of what he usually pays in takes most of it out. */
export function takeOut(scene: Scene, member: PastMember, at: number): number {
  const { chance, habit } = member.person;
  const usual = habit.pays.at(-1) ?? 0;
  const balance = member.wallet.balance(member.cash);
  const threshold = minor(scene.market, Math.max(100, Math.floor(usual * 0.8)));
  if (balance < threshold || !chance.isTrue(0.6)) return at;
  const share = chance.pick([50n, 70n, 80n, 90n]);
  const whole = 100n * 50n * BigInt(scene.market.perShilling);
  const amount = ((balance * share) / 100n / whole) * whole;
  if (amount < minor(scene.market, 50)) return at;
  withdraw(scene, member, { at, amount, method: scene.market.payout, unit: 100n });
  return at + minuteMs;
}

export type Asked = {
  at: number;
  amount: bigint;
  method: string;
  unit: bigint;
  /** Paid at once, whatever others meet with. */
  isSure?: boolean;
};

export function withdraw(scene: Scene, member: PastMember, asked: Asked): PastWithdrawal {
  const { chance } = member.person;
  const { at, amount, method, unit } = asked;
  const withdrawal: PastWithdrawal = {
    id: 0n,
    hold: { id: 0n },
    member,
    method,
    at,
    amount,
    tax: taxOf(scene.taxes.withdrawal, amount, unit),
    status: 'requested',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    paidAt: null,
    confirmedAt: null,
  };
  scene.books.withdrawals.push(withdrawal);
  const held = { debit: member.cash, credit: member.held, amount };
  move(member, at, { ...held, code: 'withdrawal_held' }, withdrawal.hold);
  const isLarge = amount >= minor(scene.market, 2_000);
  const isRecent = scene.now - at < 36 * hourMs;
  const isSlow = asked.isSure !== true && (isLarge || chance.isTrue(isRecent ? 0.75 : 0.12));
  const decidedAt = at + (isSlow ? chance.between(1, 30) * hourMs : chance.between(1, 4) * 1_000);
  const decide = () => decideOn(scene, withdrawal, { ...asked, at: decidedAt, isSlow });
  // What came lately waits for somebody, as it does on any morning.
  const isWaiting = isSlow && isRecent;
  if (decidedAt <= scene.now && !isWaiting) member.later.push({ at: decidedAt, happen: decide });
  return withdrawal;
}

const reasons = [
  'The number belongs to someone else. Please add your own.',
  'Please send your ID document first.',
];

function decideOn(
  scene: Scene,
  withdrawal: PastWithdrawal,
  { at, isSlow, isSure = false }: Asked & { isSlow: boolean },
): void {
  const { member, hold, amount } = withdrawal;
  const { chance } = member.person;
  const back = { debit: member.held, credit: member.cash, amount };
  const { staff } = scene.market;
  withdrawal.decidedBy = isSlow ? chance.pick(staff) : 'system';
  withdrawal.decidedAt = at;
  if (isSlow && chance.isTrue(0.12)) {
    withdrawal.status = 'rejected';
    withdrawal.reason = chance.pick(reasons);
    move(member, at, { ...back, code: 'withdrawal_returned' }, hold);
    return;
  }
  const paidAt = at + chance.between(8_000, 70_000);
  if (!isSure && chance.isTrue(0.02)) {
    withdrawal.status = 'failed';
    withdrawal.reason = 'failed';
    move(member, at, { ...back, code: 'withdrawal_returned' }, hold);
    return;
  }
  pay(scene, withdrawal, paidAt);
}

function pay(scene: Scene, withdrawal: PastWithdrawal, at: number): void {
  const { member, hold, amount, tax, method } = withdrawal;
  const { chance } = member.person;
  const clearing = scene.account('payment_clearing', railOf[method] ?? method);
  const debit = member.held;
  withdrawal.status = 'paid';
  withdrawal.paidAt = at;
  move(
    member,
    at,
    { debit, credit: clearing, amount: amount - tax, code: 'withdrawal_paid' },
    hold,
  );
  const rate = scene.taxes.withdrawal;
  if (rate && tax > 0n) {
    const credit = scene.account('tax_payable', rate.code);
    move(member, at, { debit, credit, amount: tax, code: 'withdrawal_tax' }, hold);
  }
  const confirmedAt = at + (chance.isTrue(0.4) ? chance.between(2, 200) * minuteMs : 24 * hourMs);
  if (confirmedAt > scene.now) return;
  withdrawal.status = 'confirmed';
  withdrawal.confirmedAt = confirmedAt;
}

/** Whoever the demo has anyway begins today with nothing of it: his past money is taken out whole. */
export function leaveNothing(scene: Scene, member: PastMember, begin: number): void {
  catchUp(member, begin);
  const amount = member.wallet.balance(member.cash);
  if (amount === 0n) return;
  const method = scene.market.country === 'KE' ? 'pesa-pepe-payout' : scene.market.payout;
  withdraw(scene, member, { at: begin, amount, method, unit: 1n, isSure: true });
}

/** What a bill's file says, part by part, for a table and for pages alike. */
import type { Condition, TierLine } from '@bahati/agency-rules/explain/explain-tiers.ts';
import { type BillExplanation, explainBill } from '@bahati/agency-rules/explain/explain-bill.ts';
import { snapshotFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { BillDetail } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { billFileWords, type BillFileWords } from './bill-file-words.ts';

/** Cells as they are written; of a wide line the last is a figure. */
export type SheetPart = {
  title: string;
  /** Absent: lines are a label and a figure. */
  head?: readonly string[];
  lines: readonly (readonly string[])[];
};

export type BillSheet = { title: string; parts: readonly SheetPart[] };

export type BillFileOrder = { language: 'en' | 'sw'; timeZone: string };

/** The bill as `explainBill` explains it, in words; amounts are decimal strings of its currency. */
export function billSheet(bill: BillDetail, { language, timeZone }: BillFileOrder): BillSheet {
  const words = billFileWords(language);
  const view = explainBill(snapshotFromWire(bill.snapshot, bill.currency));
  const time = timeFormat(timeZone);
  const parts: SheetPart[] = [
    factsPart(bill, words, time),
    inputsPart(view, words, bill.currency),
    ...fallPart(view, words, bill.currency),
    ...carryPart(view, words, bill.currency),
    ...tiersPart(view, words, bill.currency),
    ...sharesPart(view, words, bill.currency),
    sumPart(view, words, bill.currency),
    moneyPart(bill, words),
    ...downlinesPart(bill, words),
    ...debtPart(bill, words, time),
    ...correctionsPart(bill, words),
  ];
  return { title: `${words.bill}: ${words.kinds[bill.kind]}`, parts };
}

type Time = (instant: string) => string;

function timeFormat(timeZone: string): Time {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => format.format(new Date(instant));
}

function factsPart(bill: BillDetail, words: BillFileWords, time: Time): SheetPart {
  return {
    title: words.facts,
    lines: [
      [words.number, bill.id],
      [words.agent, bill.agent.nickname],
      [words.payer, bill.upline?.nickname ?? words.operator],
      [words.from, time(bill.startsAt)],
      [words.until, time(bill.endsAt)],
      [words.version, `${bill.version}`],
      [words.state, words.states[bill.state]],
      [words.issued, time(bill.issuedAt)],
      ...(bill.settledAt === null ? [] : [[words.settled, time(bill.settledAt)]]),
      [words.currency, bill.currency],
    ],
  };
}

function inputsPart(view: BillExplanation, words: BillFileWords, currency: Currency): SheetPart {
  return {
    title: words.inputs,
    lines: view.inputs.map(({ item, value }) => [
      words.inputItems[item],
      typeof value === 'number' ? `${value}` : toDecimal(value, currency),
    ]),
  };
}

function fallPart(view: BillExplanation, words: BillFileWords, currency: Currency): SheetPart[] {
  if (!view.fall) return [];
  const lines = view.fall.map(({ item, type, amount }) => [
    words.fallItems[item],
    toDecimal(type === 'less' ? -amount : amount, currency),
  ]);
  return [{ title: words.fall, lines }];
}

function carryPart(view: BillExplanation, words: BillFileWords, currency: Currency): SheetPart[] {
  const { carryOver } = view;
  if (!carryOver) return [];
  const lines = (['in', 'used', 'on'] as const).map((way) => [
    words.carry[way],
    toDecimal(carryOver[way], currency),
  ]);
  return [{ title: words.carryOver, lines }];
}

function tiersPart(view: BillExplanation, words: BillFileWords, currency: Currency): SheetPart[] {
  if (!view.tiers) return [];
  const lines = view.tiers.map((line) => [
    `${line.tier + 1}`,
    paysWords(line, words, currency),
    line.conditions
      .filter(({ asked }) => asked > 0n)
      .map((condition) => conditionWords(condition, words, currency))
      .join('; '),
    words.tierStates[line.state],
    toDecimal(line.pays, currency),
  ]);
  return [{ title: words.tiers, head: words.tierHead, lines }];
}

function paysWords({ sum, rates }: TierLine, words: BillFileWords, currency: Currency): string {
  if (sum !== null) return `${words.fixedSum} ${toDecimal(sum, currency)}`;
  return rates.map(({ field, bps }) => `${words.rates[field]} ${percent(bps)}`).join('; ');
}

function conditionWords(
  { field, asked, missing }: Condition,
  words: BillFileWords,
  currency: Currency,
): string {
  const figure = (value: bigint) =>
    field === 'activeMembers' ? `${value}` : toDecimal(value, currency);
  const short = missing > 0n ? ` (${words.missing} ${figure(missing)})` : '';
  return `${words.asks[field]} ${figure(asked)}${short}`;
}

function sharesPart(view: BillExplanation, words: BillFileWords, currency: Currency): SheetPart[] {
  if (!view.shares) return [];
  const lines = view.shares.map(({ nextRateBps, differenceBps, stake, countedStake, pays }) => [
    percent(nextRateBps),
    percent(differenceBps),
    toDecimal(stake, currency),
    toDecimal(countedStake, currency),
    toDecimal(pays, currency),
  ]);
  return [{ title: words.shares, head: words.shareHead, lines }];
}

function sumPart(view: BillExplanation, words: BillFileWords, currency: Currency): SheetPart {
  return {
    title: words.sum,
    lines: [
      [words.earned, toDecimal(view.earned, currency)],
      ...view.adjustmentLines.map(({ cause, amount }) => [
        words.causes[cause],
        toDecimal(amount, currency),
      ]),
      [words.own, toDecimal(view.own, currency)],
      ...(view.carriedAdjustment < 0n
        ? [[words.carriedOn, toDecimal(view.carriedAdjustment, currency)]]
        : []),
    ],
  };
}

function moneyPart(bill: BillDetail, words: BillFileWords): SheetPart {
  const { parts } = bill;
  return {
    title: words.money,
    lines: [
      [words.fromPlatform, parts.platform],
      [words.fromUplineBill, parts.uplineBill],
      [words.fromUplineWallet, parts.uplineWallet],
      [words.laterPayments, parts.laterPayments],
      [words.received, bill.received],
      [words.owedBelow, bill.owed],
      [words.paidFromBill, bill.paidFromBill],
      [words.paidFromWallet, bill.paidFromWallet],
      [words.kept, bill.kept],
    ],
  };
}

function downlinesPart({ downlines }: BillDetail, words: BillFileWords): SheetPart[] {
  if (downlines.length === 0) return [];
  const lines = downlines.map(({ agent, state, own, received }) => [
    agent.nickname,
    words.states[state],
    own,
    received,
  ]);
  return [{ title: words.downlines, head: words.downlineHead, lines }];
}

function debtPart({ debt }: BillDetail, words: BillFileWords, time: Time): SheetPart[] {
  if (!debt) return [];
  return [
    {
      title: words.debt,
      lines: [
        [words.debtAmount, debt.amount],
        [words.debtSince, time(debt.since)],
        [words.debtUntil, time(debt.expiresAt)],
        ...debt.payments.map(({ amount, paidAt }) => [`${words.paid} ${time(paidAt)}`, amount]),
        [words.debtPaid, debt.paid],
      ],
    },
  ];
}

function correctionsPart({ corrections }: BillDetail, words: BillFileWords): SheetPart[] {
  if (corrections.length === 0) return [];
  const lines = corrections.map(({ billId, cause, amount }) => [
    `${words.causes[cause]} (${billId})`,
    amount,
  ]);
  return [{ title: words.corrections, lines }];
}

function percent(bps: number): string {
  return `${Math.floor(bps / 100)}.${`${bps % 100}`.padStart(2, '0')}%`;
}

/** A draw as it is being drafted: figures as they are typed. */
import type {
  BoWholeDraw,
  DrawInput,
  PrizeInput,
} from '@bahati/contract/back-office/rewards/draws.ts';
import type { DrawCondition, DrawKind } from '@bahati/contract/draw-terms.ts';
import type { Award, BothWords } from '@bahati/contract/reward-terms.ts';
import { fromClockField, toClockField } from '#office/words/time.ts';

/** Awards the form makes; one of another kind is kept as it came. */
export const typedPrizes = ['nothing', 'cash', 'points', 'kept'] as const;
type TypedPrize = (typeof typedPrizes)[number];

export type PrizeDraft = {
  key: number;
  title: BothWords;
  kind: TypedPrize;
  /** Money or points. */
  amount: string;
  kept: Award | null;
  /** Percent. */
  odds: string;
  /** Empty: no end. */
  stock: string;
  isFallback: boolean;
};

export type DrawDraft = {
  kind: DrawKind;
  name: BothWords;
  budget: string;
  opensAt: string;
  closesAt: string;
  drawsAt: string;
  condition: DrawCondition['kind'];
  conditionFigure: string;
  sum: string;
  shares: string;
  least: string;
  step: string;
  prizes: PrizeDraft[];
};

const hourMs = 3_600_000;

export const newPrize = (key: number): PrizeDraft => ({
  key,
  title: { en: '', sw: '' },
  kind: 'cash',
  amount: '',
  kept: null,
  odds: '',
  stock: '',
  isFallback: false,
});

export function drawDraft(from: BoWholeDraw | undefined, now: Date): DrawDraft {
  const clock = (hours: number) =>
    toClockField(new Date(now.getTime() + hours * hourMs).toISOString());
  if (!from) {
    const nothing = { ...newPrize(0), title: { en: 'Nothing this time', sw: 'Hakuna mara hii' } };
    return {
      kind: 'wheel',
      name: { en: '', sw: '' },
      budget: '',
      opensAt: clock(1),
      closesAt: clock(169),
      drawsAt: clock(193),
      condition: 'all',
      conditionFigure: '',
      sum: '',
      shares: '',
      least: '10',
      step: '1',
      prizes: [{ ...nothing, kind: 'nothing', odds: '50', isFallback: true }, newPrize(1)],
    };
  }
  const { envelope, condition } = from;
  return {
    kind: from.kind,
    name: from.name,
    budget: from.budget,
    opensAt: toClockField(from.opensAt),
    closesAt: toClockField(from.closesAt),
    drawsAt: from.drawsAt === null ? clock(193) : toClockField(from.drawsAt),
    condition: condition.kind,
    conditionFigure: condition.kind === 'all' ? '' : String(condition.atLeast),
    sum: envelope?.sum ?? '',
    shares: envelope ? String(envelope.shares) : '',
    least: envelope?.least ?? '10',
    step: envelope?.step ?? '1',
    prizes: from.prizes.map(prizeDraft),
  };
}

function prizeDraft({
  place,
  title,
  award,
  odds,
  stock,
  isFallback,
}: BoWholeDraw['prizes'][number]) {
  const kind = award === null ? 'nothing' : isTyped(award) ? award.kind : 'kept';
  return {
    key: place,
    title,
    kind,
    amount:
      award?.kind === 'cash' ? award.amount : award?.kind === 'points' ? `${award.points}` : '',
    kept: award,
    odds: odds === null ? '' : percentOf(odds),
    stock: stock === null ? '' : String(stock),
    isFallback,
  } satisfies PrizeDraft;
}

const isTyped = (award: Award) => award.kind === 'cash' || award.kind === 'points';

/** Parts per million as a percentage: 1,900 is "0.19". */
export function percentOf(partsPerMillion: number): string {
  const digits = String(partsPerMillion).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return `${digits.slice(0, -4)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Undefined: no percentage of whole parts per million. */
export function partsOf(percent: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent.trim()) ?? [];
  return whole === '' ? undefined : Number(`${whole}${fraction.padEnd(4, '0')}`);
}

/** What the odds add up to, in parts per million. */
export const sumOfOdds = ({ prizes }: DrawDraft): number =>
  prizes.reduce((sum, { odds }) => sum + (partsOf(odds) ?? 0), 0);

const isMoney = (text: string) => /^\d{1,12}(\.\d{1,2})?$/.test(text.trim());
const countOf = (text: string) => (/^[1-9]\d{0,6}$/.test(text.trim()) ? Number(text) : undefined);
const isSaid = ({ en, sw }: BothWords) => en.trim() !== '' && sw.trim() !== '';

/** Fields that are empty or wrong; a prize's by its key: `odds.3`. */
export function missingParts(draft: DrawDraft): string[] {
  const { kind, condition } = draft;
  const isEnvelope = kind === 'envelope';
  const wrong: Record<string, boolean> = {
    'name.en': draft.name.en.trim() === '',
    'name.sw': draft.name.sw.trim() === '',
    budget: !isMoney(draft.budget),
    opensAt: fromClockField(draft.opensAt) === undefined,
    closesAt: fromClockField(draft.closesAt) === undefined,
    drawsAt: kind === 'raffle' && fromClockField(draft.drawsAt) === undefined,
    conditionFigure:
      (condition === 'level' && !/^[123]$/.test(draft.conditionFigure)) ||
      (condition === 'deposited_today' && !isMoney(draft.conditionFigure)),
    sum: isEnvelope && !isMoney(draft.sum),
    shares: isEnvelope && countOf(draft.shares) === undefined,
    least: isEnvelope && !isMoney(draft.least),
    step: isEnvelope && !isMoney(draft.step),
    odds: !isEnvelope && kind !== 'raffle' && sumOfOdds(draft) !== 1_000_000,
  };
  const ofPrizes = isEnvelope ? [] : draft.prizes.flatMap((prize) => missingOfPrize(kind, prize));
  return [...Object.keys(wrong).filter((part) => wrong[part]), ...ofPrizes];
}

function missingOfPrize(kind: DrawKind, prize: PrizeDraft): string[] {
  const { key, amount } = prize;
  const wrong: Record<string, boolean> = {
    title: !isSaid(prize.title),
    amount:
      (prize.kind === 'cash' && !isMoney(amount)) ||
      (prize.kind === 'points' && countOf(amount) === undefined),
    odds: kind !== 'raffle' && !partsOf(prize.odds),
    stock: prize.stock.trim() === '' ? kind === 'raffle' : countOf(prize.stock) === undefined,
  };
  return Object.keys(wrong).flatMap((part) => (wrong[part] ? [`${part}.${key}`] : []));
}

/** What is sent; undefined while something is wanting. */
export function drawInputOf(draft: DrawDraft): DrawInput | undefined {
  const [opensAt, closesAt] = [fromClockField(draft.opensAt), fromClockField(draft.closesAt)];
  if (opensAt === undefined || closesAt === undefined || missingParts(draft).length > 0)
    return undefined;
  const { kind, name, budget } = draft;
  const envelope = {
    sum: draft.sum,
    shares: Number(draft.shares),
    least: draft.least,
    step: draft.step,
  };
  return {
    kind,
    name,
    budget: budget.trim(),
    opensAt,
    closesAt,
    drawsAt: kind === 'raffle' ? (fromClockField(draft.drawsAt) ?? null) : null,
    condition: kind === 'envelope' ? conditionOf(draft) : { kind: 'all' },
    envelope: kind === 'envelope' ? envelope : null,
    prizes: kind === 'envelope' ? [] : draft.prizes.map((prize) => prizeInput(kind, prize)),
  };
}

function conditionOf({ condition, conditionFigure }: DrawDraft): DrawCondition {
  if (condition === 'level') return { kind: 'level', atLeast: Number(conditionFigure) };
  if (condition === 'deposited_today') return { kind: condition, atLeast: conditionFigure.trim() };
  return { kind: 'all' };
}

function prizeInput(drawKind: DrawKind, prize: PrizeDraft): PrizeInput {
  const { title, kind, amount, kept, stock } = prize;
  const isRaffle = drawKind === 'raffle';
  const award: Award | null =
    kind === 'cash'
      ? { kind, amount: amount.trim() }
      : kind === 'points'
        ? { kind, points: Number(amount) }
        : kind === 'kept'
          ? kept
          : null;
  return {
    title,
    award,
    odds: isRaffle ? null : (partsOf(prize.odds) ?? null),
    stock: countOf(stock) ?? null,
    isFallback: !isRaffle && prize.isFallback,
  };
}

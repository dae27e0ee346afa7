/** Goods as they are being typed. */
import type { GoodSettings, StaffGood } from '@bahati/contract/back-office/rewards/points.ts';
import { readFigure } from '@bahati/money/typed-figure.ts';

export type GoodDraft = Omit<GoodSettings, 'points' | 'stock' | 'position'> & {
  points: string;
  stock: string;
  position: string;
};

export function goodDraft(good: StaffGood | undefined): GoodDraft {
  if (!good) {
    return {
      name: { en: '', sw: '' },
      about: { en: '', sw: '' },
      picture: '',
      points: '',
      stock: '',
      needsAddress: true,
      isActive: true,
      position: '10',
    };
  }
  const { name, about, picture, needsAddress, isActive } = good;
  return {
    name,
    about,
    picture,
    needsAddress,
    isActive,
    points: String(good.points),
    stock: String(good.stock),
    position: String(good.position),
  };
}

const bounds = {
  points: { least: 1, most: 100_000_000 },
  stock: { least: 0, most: 1_000_000 },
  position: { least: 0, most: 9_999 },
} as const;

function whole(draft: GoodDraft, field: keyof typeof bounds): number | undefined {
  const read = readFigure(draft[field], 0);
  if (read.fault !== undefined) return undefined;
  const { least, most } = bounds[field];
  const value = Number(read.units);
  return value >= least && value <= most ? value : undefined;
}

/** Fields that are empty, or say what they may not. */
export function missingParts(draft: GoodDraft): string[] {
  const wrong: Record<string, boolean> = {
    'name.en': draft.name.en.trim() === '',
    'name.sw': draft.name.sw.trim() === '',
    picture: draft.picture.trim() === '',
    points: whole(draft, 'points') === undefined,
    stock: whole(draft, 'stock') === undefined,
    position: whole(draft, 'position') === undefined,
  };
  return Object.keys(wrong).filter((part) => wrong[part]);
}

/** What is sent; undefined while something is wanting. */
export function goodSettings(draft: GoodDraft): GoodSettings | undefined {
  const [points, stock, position] = [
    whole(draft, 'points'),
    whole(draft, 'stock'),
    whole(draft, 'position'),
  ];
  if (missingParts(draft).length > 0) return undefined;
  if (points === undefined || stock === undefined || position === undefined) return undefined;
  return { ...draft, points, stock, position };
}

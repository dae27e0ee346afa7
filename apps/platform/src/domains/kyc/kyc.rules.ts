/** Pure decisions about documents and what they open. */
import type { KycFlag } from '@bahati/contract/back-office/kyc/kyc.ts';
import { fundsDocuments, identityDocuments } from '@bahati/contract/kyc-words.ts';
import type { KycGate } from '@bahati/contract/player-site/kyc/kyc.ts';

export type Direction = KycGate['direction'];
export type Gate = Omit<KycGate, 'above'> & { above: bigint };

/** Minor units, with what is asked for. */
export type Sums = { day: bigint; total: bigint };

/** The highest level these sums need by these gates; null: none. */
export function neededLevel(gates: readonly Gate[], sums: Sums): Gate['level'] | null {
  const crossed = gates.filter(({ span, above }) => sums[span] > above);
  return crossed.reduce<Gate['level'] | null>(
    (highest, { level }) => (highest === null || level > highest ? level : highest),
    null,
  );
}

/** Does any sum need less by these gates than by those before, in its direction and span? */
export function letMorePass(gates: readonly Gate[], before: readonly Gate[]): boolean {
  return before.some(
    ({ direction, span, level, above }) =>
      !gates.some(
        (gate) =>
          gate.direction === direction &&
          gate.span === span &&
          gate.level >= level &&
          gate.above <= above,
      ),
  );
}

export type Documents = {
  level: 2 | 3;
  documentType: string;
  birthday: string | null;
  number: string | null;
  address: string | null;
};

/** Does what was said prove this level? Identity has a number and a birthday, funds an address. */
export function isFit({ level, documentType, birthday, number, address }: Documents): boolean {
  if (level === 2) {
    return (
      identityDocuments.some((kind) => kind === documentType) &&
      birthday !== null &&
      number !== null
    );
  }
  return fundsDocuments.some((kind) => kind === documentType) && address !== null;
}

/** A number in the one form it is compared in: letters and digits alone. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** The same words in any order and case. */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

export type Known = { fullName: string | null; birthday: string | null };

export function flagsOf(
  said: { fullName: string; birthday: string | null },
  known: Known,
  facts: { isUsedElsewhere: boolean; wasSentBefore: boolean },
): KycFlag[] {
  const stands: Record<KycFlag, boolean> = {
    used_elsewhere: facts.isUsedElsewhere,
    name_differs: known.fullName !== null && !isSameName(known.fullName, said.fullName),
    birthday_differs:
      said.birthday !== null && known.birthday !== null && said.birthday !== known.birthday,
    sent_before: facts.wasSentBefore,
  };
  return (Object.keys(stands) as KycFlag[]).filter((flag) => stands[flag]);
}

/** The day of the brand's own calendar as documents name it: yyyy-MM-dd. */
export function dayIn(timeZone: string, now: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone, ...parts }).format(now);
}

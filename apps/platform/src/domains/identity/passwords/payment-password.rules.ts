/** Which digits may protect money. */

/** Six digits nobody should protect money with: repetitions, walks, years and pairs. */
export function isWeakPaymentPassword(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));
  const isWalk = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  const isPairRepeated = digits === digits.slice(0, 2).repeat(3);
  const isHalfRepeated = digits.slice(0, 3) === digits.slice(3);
  const isPairs = /^(\d)\1(\d)\2(\d)\3$/.test(digits);
  const isTwoBlocks = /^(\d)\1\1(\d)\2\2$/.test(digits);
  const isMirror = digits === [...digits].toReversed().join('');
  return (
    isWalk ||
    isPairRepeated ||
    isHalfRepeated ||
    isPairs ||
    isTwoBlocks ||
    isMirror ||
    wellKnown.has(digits)
  );
}

const wellKnown = new Set(
  '159753 147258 258369 147852 789456 456789 741852 963852 102030 112358 520131'.split(' '),
);

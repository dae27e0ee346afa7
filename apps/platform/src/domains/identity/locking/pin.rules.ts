/** Which PINs are the first that anybody tries. */
export function isWeakPin(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));
  const isWalk = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  const pair = digits.slice(0, 2);
  return isWalk || digits === pair.repeat(digits.length / 2);
}

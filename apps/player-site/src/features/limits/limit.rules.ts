/** Is this limit higher than the one that stands? Wire amounts or whole minutes. */
export function isLimitIncrease(wanted: string, stands: string): boolean {
  return hundredths(wanted) > hundredths(stands);
}

function hundredths(measure: string): bigint {
  const [whole = '', fraction = ''] = measure.split('.');
  return BigInt(`${whole || '0'}${fraction.padEnd(2, '0').slice(0, 2)}`);
}

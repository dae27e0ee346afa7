/** The keys of the acts: the letter of each English name. */
export const actKeys = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  decline: 'n',
} as const;

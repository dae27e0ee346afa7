/** What people type who look for a feature, in both languages. */
const words: Readonly<Record<string, readonly string[]>> = {
  free_spins: ['free spins', 'mizunguko ya bure'],
  jackpot: ['jackpot', 'donge nono'],
  table: ['table', 'mezani'],
  arcade: ['arcade', 'michezo ya haraka'],
  lines: ['lines', 'mistari'],
  ways: ['ways', 'njia'],
  wild: ['wild', 'mbadala'],
  multiplier: ['multiplier', 'kizidishi'],
};

/** A feature without words of its own is found by its name. */
export function featureWords(feature: string): readonly string[] {
  return Object.hasOwn(words, feature) ? (words[feature] ?? []) : [feature.replaceAll('_', ' ')];
}

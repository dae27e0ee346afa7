/** What people type who look for a feature, in both languages. */
const words: Readonly<Record<string, readonly string[]>> = {
  free_spins: ['free spins', 'mizunguko ya bure'],
  jackpot: ['jackpot', 'jakipoti', 'donge nono'],
  table: ['table', 'mezani'],
  arcade: ['arcade', 'michezo ya haraka'],
  lines: ['lines', 'mistari'],
  ways: ['ways', 'njia'],
  wild: ['wild', 'mbadala'],
  multiplier: ['multiplier', 'kizidishi'],
  clusters: ['clusters', 'makundi'],
  scatter_pays: ['pay anywhere', 'scatter pays', 'popote'],
  tumble: ['tumble', 'cascade', 'kuanguka'],
  sticky_wilds: ['sticky wilds', 'mbadala zinazobaki'],
  walking_wilds: ['walking wilds', 'mbadala zinazotembea'],
  expanding_wilds: ['expanding wilds', 'mbadala zinazokua'],
  expanding_symbol: ['book', 'expanding symbol', 'kitabu'],
  hold_and_spin: ['hold and spin', 'shika na zungusha'],
  respins: ['respins', 'mazungusho ya ziada'],
  buy: ['bonus buy', 'buy free spins', 'nunua'],
  gamble: ['gamble', 'double', 'mara mbili'],
  both_ways: ['both ways', 'pande zote'],
  random_multiplier: ['random multiplier', 'kizidishi cha bahati'],
  pick: ['pick', 'chests', 'masanduku'],
};

/** A feature without words of its own is found by its name. */
export function featureWords(feature: string): readonly string[] {
  return Object.hasOwn(words, feature) ? (words[feature] ?? []) : [feature.replaceAll('_', ' ')];
}

/** How much a struck number pays, in three steps that are told apart by colour and size. */
export function sizeOf(times = 0): 'low' | 'high' | 'highest' {
  if (times >= 300) return 'highest';
  return times >= 100 ? 'high' : 'low';
}

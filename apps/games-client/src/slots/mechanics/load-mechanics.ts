/** Brings the code of the mechanics a game has; no game carries those of another. */
import type { Mechanic, MechanicParts } from './mechanic.ts';

export async function loadMechanics(parts: MechanicParts): Promise<readonly Mechanic[]> {
  const { definition } = parts;
  const mechanics: Mechanic[] = [];
  if (definition.tumble) {
    const { TumbleShow } = await import('#frame/slots/tumble/tumble-show.ts');
    mechanics.push(new TumbleShow(parts));
  }
  if (definition.holdAndSpin) {
    const { HoldShow } = await import('#frame/slots/hold/hold-show.ts');
    mechanics.push(new HoldShow(parts));
  }
  if (definition.book) {
    const { BookShow } = await import('#frame/slots/book/book-show.ts');
    mechanics.push(new BookShow(parts));
  }
  if (definition.wilds?.kind === 'expanding') {
    const { ExpandingWildsShow } = await import('#frame/slots/grown/expanding-wilds-show.ts');
    mechanics.push(new ExpandingWildsShow(parts));
  }
  if (definition.wilds?.kind === 'sticky' || definition.wilds?.kind === 'walking') {
    const { PlacedWildsShow } = await import('#frame/slots/placed-wilds/placed-wilds-show.ts');
    mechanics.push(new PlacedWildsShow(parts));
  }
  if (definition.spinMultiplier) {
    const { TimesShow } = await import('#frame/slots/times/times-show.ts');
    mechanics.push(new TimesShow(parts));
  }
  return mechanics;
}

/** The choice as it is being made: unlike a bet it may be empty. */
import {
  type KenoBet,
  kenoOpening,
  readKenoBet,
} from '@bahati/game-rules/originals/keno/keno.rules.ts';
import { kenoRisks, mostChosen, pool } from '@bahati/game-rules/originals/keno/keno.tables.ts';

/** Of an opening that is no bet only the table is kept. */
export function readChoice(opening: string): KenoBet {
  const risk = kenoRisks.find((one) => opening.startsWith(`${one}-`)) ?? 'classic';
  return readKenoBet(opening) ?? { risk, chosen: [] };
}

/** Puts the number in or takes it out; null where ten are in already. */
export function toggled({ risk, chosen }: KenoBet, number: number): string | null {
  if (chosen.includes(number)) {
    return kenoOpening({ risk, chosen: chosen.filter((one) => one !== number) });
  }
  return chosen.length < mostChosen ? kenoOpening({ risk, chosen: [...chosen, number] }) : null;
}

/** As many numbers as were chosen, or ten, others each time; `chance` is from 0 to below 1. */
export function quickPick({ risk, chosen }: KenoBet, chance: () => number): string {
  const left = Array.from({ length: pool }, (_, index) => index + 1);
  const picked = Array.from({ length: chosen.length || mostChosen }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  );
  return kenoOpening({ risk, chosen: picked.flat() });
}

/**
 * Hits as text, short enough for an address: `<nonce><weapon><level><species>`, of each strike the
 * species in the order of its draws as one digit each of base 36, strikes apart by dots, hits by
 * underscores. `17n30a.21`: hit 17, a net of level 3 on a fish of species 0 with one of species 10
 * near, then an effect on species 2 and 1.
 */
import { type Weapon, weapons } from '@bahati/game-rules/fishing/capture/aims.ts';
import type { ToldHit } from '@bahati/game-rules/fishing/capture/replay.ts';
import { cannonStakes, levelCount } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import { speciesAt } from '@bahati/game-rules/fishing/species/waters.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { HitRecord } from './bullet-record.ts';

const letterOf: Readonly<Record<Weapon, string>> = { harpoon: 'h', net: 'n', spark: 's' };

function hitText(water: Water, currency: Currency, hit: HitRecord): string {
  const level = cannonStakes[currency].quick.indexOf(hit.stake);
  const strikes = hit.strikes.map(({ aims }) =>
    aims
      .map((aim) => water.species.findIndex(({ code }) => code === aim.species).toString(36))
      .join(''),
  );
  return `${hit.nonce}${letterOf[hit.weapon]}${level}${strikes.join('.')}`;
}

/** In the order they are given in. */
export const hitsText = (water: Water, currency: Currency, hits: readonly HitRecord[]): string =>
  hits.map((hit) => hitText(water, currency, hit)).join('_');

const form = /^(\d{1,9})([hns])(\d)([0-9a-z]+(?:\.[0-9a-z]*)*)$/;

/** Throws a RangeError for a text that tells no hits. */
export function readHits(water: Water, text: string): ToldHit[] {
  return text.split('_').map((each) => {
    const [, nonce = '', letter, level = '', strikes = ''] = form.exec(each) ?? [];
    const weapon = weapons.find((one) => letterOf[one] === letter);
    if (!weapon || Number(level) >= levelCount) throw new RangeError(`No hit is "${each}".`);
    return {
      nonce: Number(nonce),
      weapon,
      level: Number(level),
      strikes: strikes
        .split('.')
        .map((digits) => [...digits].map((digit) => speciesAt(water, Number.parseInt(digit, 36)))),
    };
  });
}

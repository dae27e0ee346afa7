/** Shots in words, for the record of bets: what was shot, captured and given back. */
import type { Entry, TellMoney } from '@bahati/game-rules/bet-games/bet-game.ts';
import { weapons } from '@bahati/game-rules/fishing/capture/aims.ts';
import type { Captured } from '@bahati/game-rules/fishing/capture/capture.ts';
import { returnWords, weaponWords } from '@bahati/game-rules/fishing/fishing.words.ts';
import type { Species, Water } from '@bahati/game-rules/fishing/species/species.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { type BulletRecord, type HitRecord, hitsOf } from './bullet-record.ts';

const said = {
  en: { water: 'Water', bullets: 'bullets', hits: 'Hits', returned: 'Given back', rest: 'Effects' },
  sw: {
    water: 'Maji',
    bullets: 'risasi',
    hits: 'Mapigo',
    returned: 'Zilizorudishwa',
    rest: 'Athari',
  },
} as const;

/** `money` is told minor units as a whole rational. */
function shotEntries(
  bullets: readonly BulletRecord[],
  language: keyof Words,
  money: TellMoney,
): Entry[] {
  return weapons.flatMap((weapon) => {
    const own = bullets.filter((bullet) => bullet.weapon === weapon);
    if (own.length === 0) return [];
    const stake = own.reduce((sum, bullet) => sum + bullet.stake, 0n);
    const value = `${own.length} ${said[language].bullets} · ${money(rational(stake))}`;
    return [{ label: weaponWords[weapon][language], value }];
  });
}

function nameOf(species: Species, prize: number, language: keyof Words): string {
  const event = species.prizes[prize]?.name?.[language];
  return event ? `${species.name[language]}: ${event}` : species.name[language];
}

/** One line for each species and prize that was captured, in the order of the water. */
function captureEntries(
  water: Water,
  hits: readonly HitRecord[],
  language: keyof Words,
  money: TellMoney,
): Entry[] {
  const captured = hits.flatMap(({ stake, strikes }) =>
    strikes.flatMap((strike) => strike.captured.map((one) => ({ ...one, stake }))),
  );
  return water.species.flatMap((species) =>
    species.prizes.flatMap((_, prize) => {
      const own = captured.filter((one) => one.species === species.code && one.prize === prize);
      if (own.length === 0) return [];
      const amount = own.reduce((sum, one) => sum + one.stake * BigInt(paysOf(one)), 0n);
      const value = `${own.length} × ${paysOf(own[0])} · ${money(rational(amount))}`;
      return [{ label: nameOf(species, prize, language), value }];
    }),
  );
}

const paysOf = (captured: Captured | undefined): number => captured?.pays ?? 0;

/** All amounts told are in minor units, `money` writes them in the currency of the seat. */
export function tellShots(
  water: Water,
  bullets: readonly BulletRecord[],
  language: keyof Words,
  money: TellMoney,
): { readonly bets: readonly Entry[]; readonly outcome: readonly Entry[] } {
  const words = said[language];
  const hits = hitsOf(bullets);
  const rest = hits.reduce(
    (sum, { stake, strikes }) => strikes.reduce((all, one) => all + stake * BigInt(one.rest), sum),
    0n,
  );
  const returned = (['met_nothing', 'fish_gone'] as const).flatMap((reason) => {
    const own = bullets.filter((one) => one.outcome === 'returned' && one.reason === reason);
    if (own.length === 0) return [];
    const stake = own.reduce((sum, one) => sum + one.stake, 0n);
    const value = `${own.length} (${returnWords[reason][language]}) · ${money(rational(stake))}`;
    return [{ label: words.returned, value }];
  });
  return {
    bets: [
      { label: words.water, value: water.title[language] },
      ...shotEntries(bullets, language, money),
    ],
    outcome: [
      { label: words.hits, value: `${hits.length}` },
      ...captureEntries(water, hits, language, money),
      ...(rest > 0n ? [{ label: words.rest, value: money(rational(rest)) }] : []),
      ...returned,
    ],
  };
}

/**
 * Which object stands for a game when its maker named none: by what its title is about, by any
 * word of it, else by its kind.
 */
import { seededDraw } from '@bahati/ui/patterns/seeded.ts';
import { heroOfTitle } from './hero-nouns.ts';
import { type HeroName, heroNames } from './heroes.ts';

const titleWords: readonly (readonly [RegExp, HeroName])[] = [
  [/lantern|taa|lamp|fanous/, 'lantern'],
  [/dhow|jahazi|dau|sail|boat|voyage|kisiwa|quay/, 'dhow'],
  [/moon|mwezi|luna/, 'moon'],
  [/coffee|kahawa|pot|cafe/, 'coffee-pot'],
  [/drum|ngoma|beat|rhythm/, 'drum'],
  [/coconut|nazi|palm|mnazi|beach|pwani|crash|island/, 'coconut-palm'],
  [/fish|samaki|reef|ocean|bahari|sea/, 'fish'],
  [/baobab|mbuyu|savann|safari|tree/, 'baobab'],
  [/crown|taji|king|queen|royal|sultan|mfalme|malkia/, 'crown'],
  [/gem|almasi|jewel|tanzanite|diamond|mine|migodi|vito/, 'gem'],
  [/card|karata|poker|blackjack|baccarat|hi-?lo|teen patti/, 'cards'],
  [/dice|kete|ludo|craps|sic bo|plinko/, 'dice'],
  [/rooster|jogoo|cock/, 'rooster'],
  [/football|soccer|kandanda|league|goal|mpira|cup/, 'football'],
  [/lott|keno|bingo|nambari|draw|toto/, 'lottery-balls'],
  [/wheel|roulette|gurudumu|spin/, 'wheel'],
  [/mask|kinyago|carnival|festival|sherehe/, 'mask'],
  [/pineapple|nanasi|fruit|matunda|market|soko/, 'pineapple'],
  [/hibiscus|flower|ua\b|garden|bloom|maua/, 'hibiscus'],
  [/cowrie|shell|bahati|luck|kauri|pearl|lulu/, 'cowrie'],
  [/spice|viungo|pepper|pilipili|karafuu|clove/, 'spice-sack'],
  [/night|usiku|star|nyota/, 'moon'],
];

const kinds: readonly (readonly [RegExp, readonly [HeroName, ...HeroName[]]])[] = [
  [
    /slot/,
    ['lantern', 'pineapple', 'hibiscus', 'gem', 'mask', 'spice-sack', 'crown', 'drum', 'cowrie'],
  ],
  [/fish/, ['fish', 'dhow']],
  [/live/, ['wheel', 'cards', 'coffee-pot']],
  [/card|table|poker/, ['cards', 'crown']],
  [/sport/, ['football', 'drum']],
  [/lott|keno|rng|number/, ['lottery-balls', 'dice', 'cowrie']],
  [/cock/, ['rooster']],
  [/original|instant|crash|arcade/, ['dice', 'gem', 'coconut-palm', 'wheel', 'moon']],
];

export function chooseHero(seed: string, title: string, category: string): HeroName {
  const about = heroOfTitle(title);
  if (about) return about;
  const name = title.toLowerCase();
  for (const [words, hero] of titleWords) {
    if (words.test(name)) return hero;
  }
  const draw = seededDraw(`hero:${seed}`);
  const kind = category.toLowerCase();
  for (const [words, choice] of kinds) {
    if (words.test(kind)) return draw.pick(choice);
  }
  return draw.pick(heroNames);
}

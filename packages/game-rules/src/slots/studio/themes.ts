/**
 * The places studio games play in. A theme gives each role of a model its symbol: the wild and the
 * scatter are medals (`wild-…`, `scatter-…`), the book and the coin bear the same (`book-…`,
 * `gold-…`), A to D are things of the place, e to h small tokens of brass, wood, glass and cloth
 * (`coin-…`, `tile-…`, `bead-…`, `cloth-…`).
 */
import type { Words } from '@bahati/game-rules/words.ts';
import type { Role } from './models/model.ts';

export const themeKeys = [
  'reef',
  'spice-market',
  'savannah',
  'dhow-race',
  'palace',
  'baobab',
  'coffee-house',
  'harbour',
  'carnival',
  'mangrove',
  'orchard',
  'kanga-workshop',
] as const;

export type ThemeKey = (typeof themeKeys)[number];

export type ThemeSymbol = { readonly key: string; readonly name: Words };

/** What a token may bear. */
const motifs = {
  wave: ['Wave', 'wimbi'],
  star: ['Star', 'nyota'],
  leaf: ['Leaf', 'jani'],
  sun: ['Sun', 'jua'],
  drop: ['Drop', 'tone'],
  shell: ['Shell', 'kombe'],
  petal: ['Flower', 'ua'],
  feather: ['Feather', 'unyoya'],
  knot: ['Knot', 'fundo'],
  fish: ['Fish', 'samaki'],
  crescent: ['Crescent', 'mwezi'],
  flame: ['Flame', 'moto'],
} as const;

type Motif = keyof typeof motifs;

/** W, S, A, B, C, D as `drawing | English | Swahili`, then the motifs of e, f, g and h. */
const texts: Readonly<Record<ThemeKey, { things: string; tokens: readonly Motif[] }>> = {
  reef: {
    things: `cowrie|Golden cowrie|Kauri ya dhahabu; starfish|Starfish|Kiti cha pweza;
      turtle|Turtle|Kasa; octopus|Octopus|Pweza; fish|Reef fish|Samaki wa mwamba; crab|Crab|Kaa`,
    tokens: ['shell', 'wave', 'fish', 'drop'],
  },
  'spice-market': {
    things: `lantern|Golden lantern|Taa ya dhahabu; dhow|Spice dhow|Jahazi la viungo;
      spice-sack|Sack of spice|Gunia la viungo; coffee-pot|Brass pot|Dele la shaba;
      clove|Cloves|Karafuu; mango|Mango|Embe`,
    tokens: ['petal', 'leaf', 'star', 'flame'],
  },
  savannah: {
    things: `mask|Golden mask|Kinyago cha dhahabu; moon|Savannah moon|Mwezi wa savana;
      elephant|Elephant|Tembo; baobab|Baobab|Mbuyu; shield|Shield|Ngao; drum|Drum|Ngoma`,
    tokens: ['sun', 'feather', 'knot', 'leaf'],
  },
  'dhow-race': {
    things: `trophy|Winner's cup|Kikombe cha ushindi; dhow|Racing dhow|Jahazi la mbio;
      coconut-palm|Palm|Mnazi; anchor|Anchor|Nanga; fish|Flying fish|Samaki arukaye;
      coconut|Young coconut|Dafu`,
    tokens: ['wave', 'star', 'knot', 'fish'],
  },
  palace: {
    things: `crown|Crown|Taji; lantern|Palace lamp|Taa ya kasri; gem|Tanzanite|Tanzanaiti;
      peacock|Peacock|Tausi; door|Carved door|Mlango wa nakshi; key|Golden key|Ufunguo wa dhahabu`,
    tokens: ['crescent', 'star', 'petal', 'knot'],
  },
  baobab: {
    things: `mask|Spirit mask|Kinyago cha mzimu; baobab|Old baobab|Mbuyu mkongwe;
      calabash|Calabash|Kibuyu; drum|Drum|Ngoma; cowrie|Cowrie|Kauri; moon|Moon|Mwezi`,
    tokens: ['flame', 'feather', 'leaf', 'crescent'],
  },
  'coffee-house': {
    things: `coffee-pot|Brass coffee pot|Dele la shaba; moon|Evening moon|Mwezi wa jioni;
      bao|Bao board|Bao; tea|Spiced tea|Chai ya viungo; cards|Cards|Karata; dice|Dice|Dadu`,
    tokens: ['star', 'drop', 'petal', 'knot'],
  },
  harbour: {
    things: `fish|Golden fish|Samaki wa dhahabu; lighthouse|Lighthouse|Mnara wa taa;
      anchor|Anchor|Nanga; crab|Crab|Kaa; octopus|Octopus|Pweza; dhow|Dhow|Jahazi`,
    tokens: ['fish', 'wave', 'shell', 'knot'],
  },
  carnival: {
    things: `mask|Golden mask|Kinyago cha dhahabu; horn|Siwa horn|Siwa; drum|Drum|Ngoma;
      rooster|Rooster|Jogoo; hibiscus|Hibiscus|Haibiskasi; crown|Crown|Taji`,
    tokens: ['sun', 'feather', 'star', 'petal'],
  },
  mangrove: {
    things: `lantern|Boat lantern|Taa ya mtumbwi; moon|Full moon|Mwezi mpevu;
      heron|Heron|Korongo; crab|Crab|Kaa; turtle|Turtle|Kasa; fish|Creek fish|Samaki wa kijito`,
    tokens: ['leaf', 'crescent', 'drop', 'shell'],
  },
  orchard: {
    things: `pineapple|Golden pineapple|Nanasi la dhahabu; hibiscus|Blossom|Ua la shamba;
      mango|Mango|Embe; coconut|Young coconut|Dafu; banana|Bananas|Ndizi; orange|Orange|Chungwa`,
    tokens: ['sun', 'leaf', 'drop', 'petal'],
  },
  'kanga-workshop': {
    things: `kanga|Kanga|Kanga; peacock|Peacock|Tausi; spool|Spools of thread|Vibiringo vya uzi;
      hibiscus|Hibiscus|Haibiskasi; scissors|Scissors|Mkasi; cowrie|Cowrie|Kauri`,
    tokens: ['knot', 'petal', 'leaf', 'wave'],
  },
};

/** A motif on a token, as English wants it and as Swahili does with the token's own connector. */
const tokenKinds = [
  ['e', 'coin', 'Sarafu ya'],
  ['f', 'tile', 'Kigae cha'],
  ['g', 'bead', 'Ushanga wa'],
  ['h', 'cloth', 'Kitambaa cha'],
] as const;

/** A theme's symbol for each role. */
export const themeSymbols = byTheme(symbolsOf);

export function byTheme<T>(make: (theme: ThemeKey) => T): Readonly<Record<ThemeKey, T>> {
  return Object.fromEntries(themeKeys.map((theme) => [theme, make(theme)])) as Record<ThemeKey, T>;
}

function symbolsOf(theme: ThemeKey): Record<Role, ThemeSymbol> {
  const { things, tokens } = texts[theme];
  const [W, S, A, B, C, D] = things.split(';').map(thingOf);
  if (!W || !S || !A || !B || !C || !D) throw new Error(`The theme ${theme} lacks a symbol.`);
  const [e, f, g, h] = tokenKinds.map(([, kind, sw], at) => {
    const motif = tokens[at] ?? 'star';
    const [english, swahili] = motifs[motif];
    return { key: `${kind}-${motif}`, name: { en: `${english} ${kind}`, sw: `${sw} ${swahili}` } };
  });
  if (!e || !f || !g || !h) throw new Error(`The theme ${theme} lacks a token.`);
  const medal = (kind: string, thing: ThemeSymbol) => ({ ...thing, key: `${kind}-${thing.key}` });
  const P = { key: `book-${W.key}`, name: { en: 'Book', sw: 'Kitabu' } };
  const O = { key: `gold-${S.key}`, name: { en: 'Lucky coin', sw: 'Sarafu ya bahati' } };
  return { W: medal('wild', W), P, S: medal('scatter', S), O, A, B, C, D, e, f, g, h };
}

function thingOf(text: string): ThemeSymbol {
  const [key = '', en = '', sw = ''] = text.trim().split('|');
  return { key, name: { en, sw } };
}

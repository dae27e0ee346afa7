/** How studio symbols live when they win: each borrows the way of moving that suits its body. */
import { type Liveliness, livelinessOf } from '#frame/slots/wins/liveliness.ts';

/** By figure: the flagship's symbol that moves as this one would. */
const likes: Readonly<Record<string, string>> = {
  crab: 'drum',
  turtle: 'octopus',
  fish: 'octopus',
  starfish: 'mango',
  elephant: 'drum',
  rooster: 'drum',
  heron: 'coconut',
  peacock: 'clove',
  hibiscus: 'clove',
  baobab: 'coconut',
  'coconut-palm': 'coconut',
  banana: 'coconut',
  orange: 'mango',
  pineapple: 'mango',
  calabash: 'mango',
  cowrie: 'mango',
  gem: 'lantern',
  moon: 'lantern',
  key: 'tea',
  trophy: 'door',
  crown: 'door',
  shield: 'door',
  mask: 'door',
  bao: 'door',
  kanga: 'door',
  lighthouse: 'door',
  anchor: 'tea',
  scissors: 'clove',
  spool: 'tea',
  horn: 'coffee-pot',
  cards: 'tea',
  dice: 'drum',
  'spice-sack': 'drum',
  coin: 'door',
  tile: 'drum',
  bead: 'tea',
  cloth: 'mango',
  wild: 'lantern',
  scatter: 'dhow',
  book: 'door',
  gold: 'door',
};

export function studioLiveliness(key: string): Liveliness {
  return livelinessOf(likes[key] ?? likes[key.split('-')[0] ?? ''] ?? key);
}

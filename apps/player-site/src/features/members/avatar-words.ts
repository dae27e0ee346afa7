import type { AvatarKey } from '@bahati/contract/player-site/members/avatars.ts';

/** What each avatar shows, for who listens to the page. */
export const avatarWords = {
  dhow: 'avatar_dhow',
  turtle: 'avatar_turtle',
  lantern: 'avatar_lantern',
  dolphin: 'avatar_dolphin',
  hibiscus: 'avatar_hibiscus',
  crab: 'avatar_crab',
  'coffee-pot': 'avatar_coffee_pot',
  octopus: 'avatar_octopus',
  'coconut-palm': 'avatar_coconut_palm',
  starfish: 'avatar_starfish',
  drum: 'avatar_drum',
  flamingo: 'avatar_flamingo',
  pineapple: 'avatar_pineapple',
  fish: 'avatar_fish',
  moon: 'avatar_moon',
  elephant: 'avatar_elephant',
  cowrie: 'avatar_cowrie',
  jellyfish: 'avatar_jellyfish',
  baobab: 'avatar_baobab',
  rooster: 'avatar_rooster',
  gem: 'avatar_gem',
  seahorse: 'avatar_seahorse',
  mask: 'avatar_mask',
  crown: 'avatar_crown',
} as const satisfies Record<AvatarKey, string>;

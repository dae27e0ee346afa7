/** The drawn avatars a member may choose from, by key: things and animals of the coast. */
export const avatarKeys = [
  'dhow',
  'turtle',
  'lantern',
  'dolphin',
  'hibiscus',
  'crab',
  'coffee-pot',
  'octopus',
  'coconut-palm',
  'starfish',
  'drum',
  'flamingo',
  'pineapple',
  'fish',
  'moon',
  'elephant',
  'cowrie',
  'jellyfish',
  'baobab',
  'rooster',
  'gem',
  'seahorse',
  'mask',
  'crown',
] as const;

export type AvatarKey = (typeof avatarKeys)[number];

/** The avatar of who has chosen none: always the same one for the same member. */
export function firstAvatar(memberId: bigint): AvatarKey {
  return avatarKeys[Number(memberId % BigInt(avatarKeys.length))] ?? avatarKeys[0];
}

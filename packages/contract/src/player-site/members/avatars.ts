/** The keys of the avatars a member can choose from. */
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

/** The default avatar, fixed for each member. */
export function firstAvatar(memberId: bigint): AvatarKey {
  return avatarKeys[Number(memberId % BigInt(avatarKeys.length))] ?? avatarKeys[0];
}

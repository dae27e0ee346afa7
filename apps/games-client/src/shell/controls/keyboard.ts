/** What each key does. Pure; nothing ever happens while a player types. */

export type KeyAction = 'spin' | 'stake-up' | 'stake-down' | 'turbo' | 'autoplay' | 'mute' | 'help';

export type KeyPress = {
  readonly key: string;
  readonly isRepeat: boolean;
  readonly hasModifier: boolean;
  /** The focus is in a field or on a control that uses this key itself. */
  readonly isTyping: boolean;
  readonly isOnControl: boolean;
  readonly isDialogOpen: boolean;
  /** A round waits for the player: its own panel hears the keys. */
  readonly isActing: boolean;
};

const actions: ReadonlyMap<string, KeyAction> = new Map([
  [' ', 'spin'],
  ['Enter', 'spin'],
  ['ArrowUp', 'stake-up'],
  ['ArrowRight', 'stake-up'],
  ['ArrowDown', 'stake-down'],
  ['ArrowLeft', 'stake-down'],
  ['t', 'turbo'],
  ['a', 'autoplay'],
  ['m', 'mute'],
  ['?', 'help'],
]);

/** Keys listed for the player, in this order. */
export const shortcuts: readonly { readonly keys: readonly string[]; readonly does: KeyAction }[] =
  [
    { keys: ['Space', 'Enter'], does: 'spin' },
    { keys: ['↑', '→'], does: 'stake-up' },
    { keys: ['↓', '←'], does: 'stake-down' },
    { keys: ['T'], does: 'turbo' },
    { keys: ['A'], does: 'autoplay' },
    { keys: ['M'], does: 'mute' },
    { keys: ['?'], does: 'help' },
  ];

/** Keys of a round that waits for the player, by what it asks. */
export const actShortcuts = {
  gamble: [
    { keys: ['R', '←'], does: 'gamble_red' },
    { keys: ['B', '→'], does: 'gamble_black' },
    { keys: ['T', 'Enter'], does: 'gamble_take_key' },
  ],
  pick: [{ keys: ['1', '…', '9'], does: 'chest_pick' }],
} as const;

export function keyAction(press: KeyPress): KeyAction | null {
  if (press.hasModifier || press.isTyping || press.isDialogOpen) return null;
  const action = actions.get(press.key.length === 1 ? press.key.toLowerCase() : press.key) ?? null;
  if (action === null || (press.isActing && action !== 'mute')) return null;
  // A held key must not play round after round, and a focused button answers its own press.
  if (press.isRepeat && action !== 'stake-up' && action !== 'stake-down') return null;
  if (action === 'spin' && press.isOnControl) return null;
  return action;
}

/** What this browser remembers of the player's wishes: sound, pace and doubling. */

export type Preferences = {
  readonly isMuted: boolean;
  /** 0 … 1 */
  readonly volume: number;
  readonly isTurbo: boolean;
  /** Wins of spins by hand are offered for doubling, in games that have it. */
  readonly isGamble: boolean;
};

const storageKey = 'bahati.game';
const firstTime: Preferences = { isMuted: false, volume: 0.7, isTurbo: false, isGamble: false };

export function readPreferences(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(storageKey));
  } catch {
    return firstTime;
  }
}

/** Takes from a stored text whatever makes sense of it. */
export function parsePreferences(text: string | null): Preferences {
  if (text === null) return firstTime;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return firstTime;
    const { isMuted, volume, isTurbo, isGamble } = stored as Record<string, unknown>;
    return {
      isMuted: isMuted === true,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : firstTime.volume,
      isTurbo: isTurbo === true,
      isGamble: isGamble === true,
    };
  } catch {
    return firstTime;
  }
}

export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch {
    // A browser that forbids storage forgets; the game goes on.
  }
}

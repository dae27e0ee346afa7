import type { Board } from './board.ts';
import type { Read } from './read-shown.ts';

/** Words that stand in a picture; whoever shows it says them in the reader's language. */
export type BoardWord =
  | 'andar'
  | 'bahar'
  | 'banker'
  | 'both_down'
  | 'cancelled'
  | 'dealer'
  | 'dealt'
  | 'dragon'
  | 'draw'
  | 'final'
  | 'full_time'
  | 'hand'
  | 'joker'
  | 'leopard'
  | 'lion'
  | 'meron'
  | 'meron_wins'
  | 'player'
  | 'tiger'
  | 'wala'
  | 'wala_wins'
  | 'you';

export type SayWord = (word: BoardWord) => string;

/** The picture of a game's round; null: there is none, and its words stand alone. */
export type Drawing = {
  /** Of the rules whose views it draws. */
  readonly version: number;
  readonly draw: (shown: unknown, say: SayWord) => Board | null;
};

/** Binds a reader to the drawing of what it reads. */
export function drawing<T>(
  version: number,
  read: Read<T>,
  draw: (shown: T, say: SayWord) => Board | null,
): Drawing {
  return {
    version,
    draw(shown, say) {
      const found = read(shown);
      return found === undefined ? null : draw(found, say);
    },
  };
}

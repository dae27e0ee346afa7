/** What is best at three card poker: to play with a queen, six and four or better. */
import { leastToPlay, scoreOf } from './three-card-hand.ts';
import type { ThreeCardView } from './three-card-poker.view.ts';

export function isWorthPlaying(score: number): boolean {
  return score >= leastToPlay;
}

export function optimalAct({ player }: ThreeCardView): 'play' | 'fold' {
  return isWorthPlaying(scoreOf(player.cards)) ? 'play' : 'fold';
}

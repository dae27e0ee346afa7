/** What the play asks of whatever shows its rounds: reels, a wheel, a table of cards. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';

export type RoundStage = {
  /** At once, before any answer is known. */
  startRound(): void;
  /** Shows how the round began; answers when all of it has been shown. */
  land(round: FrameRound): Promise<void>;
  /** Shows what came of the last act. */
  showAct(round: FrameRound): Promise<void>;
  /** No round came of it: all goes back to where it stood. */
  abandonRound(): Promise<void>;
  /** Shortens whatever is being shown. */
  hurry(): void;
  setTurbo(isTurbo: boolean): void;
};

/**
 * Games between people. Each is fetched when its game is opened; whoever opens a slot loads no more
 * than this list. The pages that ask for a game's files ahead are written from it (frame-pages.ts).
 */
import type { SeatModule } from './seat-module.ts';

const seatList: Readonly<Record<string, () => Promise<{ readonly seatGame: SeatModule }>>> = {
  holdem: () => import('#frame/poker/holdem.ts'),
  'holdem-sit-and-go': () => import('#frame/sit-and-go/holdem-sit-and-go.tsx'),
  'holdem-tournament': () => import('#frame/tournaments/holdem-tournament.tsx'),
  omaha: () => import('#frame/poker/omaha.ts'),
  ludo: () => import('#frame/matches/ludo/ludo.ts'),
  'drafti-ya-mtaa': () => import('#frame/matches/draughts/draughts.ts'),
  'mabingwa-wa-bao': () => import('#frame/matches/bao/bao.ts'),
  'karata-ya-mwisho': () => import('#frame/matches/kadi/kadi.ts'),
  'kumi-na-tatu': () => import('#frame/matches/thirteen/thirteen.ts'),
};

export const isSeatGame = (code: string): boolean => Object.hasOwn(seatList, code);

/** Throws when the parts cannot be fetched, or for a code that is no such game's. */
export async function loadSeatGame(code: string): Promise<SeatModule> {
  const load = seatList[code];
  if (!load) throw new Error(`No game between people bears the code ${code}.`);
  return (await load()).seatGame;
}

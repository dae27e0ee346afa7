/** The parts of a room that a tournament adds, and this player's own part in it. */
import type {
  SeenTournament,
  SeenTournamentTerms,
  TournamentOwn,
  TournamentView,
} from '@bahati/contract/games-frame/tournaments.ts';
import { useRoom } from '#frame/seats/use-seats.ts';

export type SeenRoom = {
  readonly view: TournamentView;
  readonly tournament: SeenTournament;
  readonly terms: SeenTournamentTerms;
  /** Null: this player does not take part. */
  readonly entry: TournamentOwn['entry'];
};

/** Null until the room was told. */
export function useTournament(): SeenRoom | null {
  const room = useRoom();
  if (!room) return null;
  const view = room.view as TournamentView;
  const { entry } = room.own as TournamentOwn;
  return { view, tournament: view.tournament, terms: view.terms, entry };
}

/** "2:05", from an hour on "1:02:05"; never less than nothing. */
export function tellLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(seconds - minutes * 60);
  return hours > 0 ? `${hours}:${two(minutes - hours * 60)}:${rest}` : `${minutes}:${rest}`;
}

/** "14:30" of the player's own clock. */
export const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

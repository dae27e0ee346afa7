export const players = ['player-a', 'player-b'] as const;

export type Player = (typeof players)[number];

/** `pair-a`, `pair-b`: a pair or better in that hand; `bonus`: 3+3, the best five of all six cards. */
export const teenPattiPlaces = [...players, 'pair-a', 'pair-b', 'bonus'] as const;

export type TeenPattiPlace = (typeof teenPattiPlaces)[number];

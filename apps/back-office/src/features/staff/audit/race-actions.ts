/** Acts on missions and tournaments. */
export const raceActions = [
  'mission.made',
  'mission.changed',
  'mission.running',
  'mission.paused',
  'mission.ended',
  'tournament.made',
  'tournament.opened',
  'tournament.ended',
  'tournament.voided',
] as const;

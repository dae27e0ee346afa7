/** How the states of a bet look. */
export const betTones = { open: 'brass', settled: 'lagoon', voided: 'quiet' } as const;

export const rollKey = 'r';

/** So many times the line by its figure, behind whichever line it is offered. */
const times = [1, 2, 3, 4, 5, 6];

export const actKeys: Readonly<Record<string, string>> = {
  roll: rollKey,
  ...Object.fromEntries(times.map((each) => [`odds:${each}`, `${each}`])),
  ...Object.fromEntries(times.map((each) => [`lay:${each}`, `${each}`])),
};

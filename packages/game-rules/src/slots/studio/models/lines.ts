/** The pay lines of the studio's layouts: for each line, the row it crosses on each reel. */

/** One row alone. */
export const oneOnThree = [[0, 0, 0]] as const;

/** Three rows and two diagonals. */
export const fiveOnThree = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** Besides, two valleys and a peak. */
export const eightOnThree = [...fiveOnThree, [0, 1, 0], [2, 1, 2], [1, 0, 1]] as const;

export const tenOnFour = [
  [1, 1, 1, 1],
  [0, 0, 0, 0],
  [2, 2, 2, 2],
  [0, 1, 1, 0],
  [2, 1, 1, 2],
  [0, 1, 2, 2],
  [2, 1, 0, 0],
  [1, 0, 0, 1],
  [1, 2, 2, 1],
  [0, 0, 1, 2],
] as const;

const ten = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
] as const;

export const tenOnFive: readonly (readonly number[])[] = ten;

/** As on five reels; the sixth goes on where the fifth was. */
export const tenOnSix: readonly (readonly number[])[] = ten.map((rows) => [
  ...rows,
  rows.at(-1) ?? 0,
]);

export const twentyOnFive: readonly (readonly number[])[] = [
  ...ten,
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

/** Twenty lines over four rows, as many begin above the middle as below it. */
export const twentyOnFour = [
  [0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1],
  [2, 2, 2, 2, 2],
  [3, 3, 3, 3, 3],
  [0, 1, 2, 1, 0],
  [3, 2, 1, 2, 3],
  [1, 2, 3, 2, 1],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [3, 3, 2, 1, 1],
  [1, 1, 2, 3, 3],
  [2, 2, 1, 0, 0],
  [0, 1, 1, 1, 0],
  [3, 2, 2, 2, 3],
  [1, 0, 0, 0, 1],
  [2, 3, 3, 3, 2],
  [0, 1, 0, 1, 0],
  [3, 2, 3, 2, 3],
  [1, 2, 1, 2, 1],
  [2, 1, 2, 1, 2],
] as const;

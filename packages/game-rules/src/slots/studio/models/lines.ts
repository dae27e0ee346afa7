/** The pay lines of the studio's layouts: for each line, the row it crosses on each reel. */

/** Three rows and two diagonals. */
export const fiveOnThree = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
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

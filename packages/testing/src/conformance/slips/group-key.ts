/** A group of slips is one of its game and currency. */
export const keyOfGroup = (named: {
  gameCode: string;
  currency: string;
  groupId: string;
}): string => `${named.gameCode} ${named.currency} ${named.groupId}`;

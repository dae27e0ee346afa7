/** How many selections a slip takes, as the book's contract has it. */
export const mostSelections = 20;

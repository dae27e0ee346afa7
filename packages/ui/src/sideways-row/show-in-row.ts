/**
 * Brings an element of a row that scrolls sideways to the row's middle. The page itself stays where
 * it is: `scrollIntoView` would take it to the row, away from what somebody is about to press.
 */
export function showInRow(row: HTMLElement, element: Element): void {
  const from = row.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  row.scrollLeft += to.left - from.left - (from.width - to.width) / 2;
}

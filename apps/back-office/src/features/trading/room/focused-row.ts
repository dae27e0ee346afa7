/** The row that has the focus, by what it is of. */
export function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
}

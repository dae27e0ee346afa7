/** What is about to be asked of a seat; null: nothing. */
export type Wish =
  | { readonly is: 'sit'; readonly seat: number }
  | { readonly is: 'top-up' | 'leave' }
  | null;

/** A text in every language of the house. */
export type Words = { readonly en: string; readonly sw: string };

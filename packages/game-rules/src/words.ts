/** A text in every language of the operator. */
export type Words = { readonly en: string; readonly sw: string };

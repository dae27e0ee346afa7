import type { InBoth } from '#features/content/in-both-fields.tsx';

/** A link of a list as it is typed. */
export type EntryDraft = { type: string; place: string; words: InBoth; address: string };

export type Option = { value: string; label: string };

/** What a list of links is of. */
export type EntryKind = {
  title: string;
  about: string;
  most: number;
  types: readonly Option[];
  /** Where an entry may be shown; absent: its type says so. */
  places?: readonly Option[];
  addressHint: string;
};

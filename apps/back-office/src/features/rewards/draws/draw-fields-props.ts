import type { DrawDraft } from './draw-draft.rules.ts';

/** What each part of the form is given. */
export type DrawFieldsProps = {
  draft: DrawDraft;
  missing: readonly string[];
  onDraft: (change: Partial<DrawDraft>) => void;
};

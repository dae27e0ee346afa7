import type { FeedbackType } from '@bahati/contract/player-site/content/content.ts';

/** Question types of spec §3 in the order of the list. */
export const feedbackTopics = [
  { type: 1, label: 'feedback_type_deposit' },
  { type: 2, label: 'feedback_type_withdrawal' },
  { type: 3, label: 'feedback_type_game' },
  { type: 4, label: 'feedback_type_service' },
  { type: 6, label: 'feedback_type_agent' },
  { type: 0, label: 'feedback_type_other' },
] as const satisfies readonly { type: FeedbackType; label: string }[];

/** How long a description is, trimmed (spec §5). */
export const descriptionLength = { min: 20, max: 200 } as const;

/** Why a description cannot be sent yet; its field takes no more than the longest. */
export function judgeDescription(text: string): 'empty' | 'short' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'empty';
  return length < descriptionLength.min ? 'short' : undefined;
}

/** A visitor need give no address; the server judges it once more. */
export function isEmailOrNothing(text: string): boolean {
  const given = text.trim();
  return given === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(given);
}

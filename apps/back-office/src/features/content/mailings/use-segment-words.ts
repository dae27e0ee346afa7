import type { SegmentRules } from '@bahati/contract/back-office/content/mailings.ts';
import { useWords } from '#office/words/use-words.ts';
import { rangeNames } from './mailing-draft.rules.ts';
import { useSegmentChoices } from './use-segment-choices.ts';

/** The rules of a segment in one sentence. */
export function useSegmentWords() {
  const { translate } = useWords();
  const { tagName } = useSegmentChoices();
  const list = (group: string, codes: readonly (string | number)[]) =>
    codes.map((code) => translate(`${group}.${code}`)).join(', ');
  const rulesWords = (rules: SegmentRules): string => {
    const ranges = rangeNames.flatMap((name) => {
      const { atLeast, atMost } = rules[name];
      if (atLeast === null && atMost === null) return [];
      const bounds = [
        ...(atLeast === null ? [] : [translate('segments.at_least_of', { bound: atLeast })]),
        ...(atMost === null ? [] : [translate('segments.at_most_of', { bound: atMost })]),
      ];
      return [`${translate(`segments.${name}`)}: ${bounds.join(', ')}`];
    });
    const parts = [
      ...(rules.types.length > 0 ? [list('member_types', rules.types)] : []),
      ...(rules.statuses.length > 0 ? [list('member_status', rules.statuses)] : []),
      ...(rules.languages.length > 0 ? [list('languages', rules.languages)] : []),
      ...(rules.countries.length > 0 ? [rules.countries.join(', ')] : []),
      ...(rules.kycLevels.length > 0
        ? [translate('segments.levels_of', { levels: list('kyc_levels', rules.kycLevels) })]
        : []),
      ...(rules.tags.length > 0
        ? [translate('segments.tags_of', { tags: rules.tags.map(tagName).join(', ') })]
        : []),
      ...ranges,
      ...(rules.upline === null ? [] : [translate('segments.upline_of', { name: rules.upline })]),
    ];
    return parts.length === 0 ? translate('segments.everybody') : parts.join(' · ');
  };
  return { rulesWords };
}

/** Groups that slips come into: their rows by name, and whether they take further slips. */
export {
  createSlipGroups,
  type GroupName,
  type SlipGroup,
  type SlipGroups,
} from './find-groups.ts';
export { lockGroup, shareOpenGroups } from './open-groups.ts';

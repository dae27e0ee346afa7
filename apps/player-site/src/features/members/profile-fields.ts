import type { ProfileField } from '@bahati/contract/player-site/members/profile-rules.ts';
import type { TextFieldProps } from '@bahati/ui/text-field/text-field.tsx';

type Look = { label: Label; input?: Partial<TextFieldProps> };
type Label = (typeof labels)[ProfileField];

const labels = {
  payeeName: 'field_real_name',
  nationality: 'field_nationality',
  placeOfBirth: 'field_place_of_birth',
  idNumber: 'field_id_number',
  occupation: 'field_occupation',
  sourceOfIncome: 'field_source_of_income',
  currentAddress: 'field_current_address',
  permanentAddress: 'field_permanent_address',
  whatsapp: 'field_whatsapp',
  telegram: 'field_telegram',
  facebook: 'field_facebook',
  line: 'field_line',
  zalo: 'field_zalo',
  wechat: 'field_wechat',
  qqNum: 'field_qq',
} as const satisfies Record<ProfileField, string>;

const handle = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** How the browser and the phone's keyboard should treat each field. */
const inputs: Partial<Record<ProfileField, Partial<TextFieldProps>>> = {
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  nationality: { autoComplete: 'country-name', autoCapitalize: 'words' },
  occupation: { autoComplete: 'organization-title' },
  idNumber: { autoComplete: 'off', spellCheck: false },
  currentAddress: { autoComplete: 'street-address' },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  telegram: handle,
  facebook: handle,
  line: handle,
  zalo: handle,
  wechat: handle,
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
};

export function lookOf(field: ProfileField): Look {
  return { label: labels[field], input: inputs[field] ?? {} };
}

/** The form's parts, each with its fields in their order. */
export const profileGroups = [
  { title: 'profile_group_self', fields: ['payeeName', 'nationality', 'placeOfBirth', 'idNumber'] },
  { title: 'profile_group_work', fields: ['occupation', 'sourceOfIncome'] },
  { title: 'profile_group_address', fields: ['currentAddress', 'permanentAddress'] },
  {
    title: 'profile_group_reach',
    fields: ['whatsapp', 'telegram', 'facebook', 'line', 'zalo', 'wechat', 'qqNum'],
  },
] as const satisfies readonly { title: string; fields: readonly ProfileField[] }[];

/** Settings of the brand as they are being typed, field by field. */
import type { BrandContacts } from '@bahati/contract/back-office/system/brand-rules.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';

export type HelpLine = BrandContacts['helpLines'][number];

/** What one field says; null: nothing. */
export type Setting =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly number[]
  | readonly HelpLine[];
export type Settings = Readonly<Record<string, Setting>>;

export type SettingField = {
  /** With what follows a colon where there are several of a kind: `autoConfirm:mpesa`. */
  name: string;
  kind:
    | 'text'
    /** Words with spaces or commas between them. */
    | 'list'
    | 'count'
    | 'switch'
    | 'amount'
    | 'choice'
    | 'time'
    | 'categories'
    | 'days'
    | 'help_lines';
  /** May be empty, which its hint explains. */
  isOptional?: true;
  least?: number;
  most?: number;
  options?: readonly string[];
};

/** What stands in the field while it is typed in. */
export type Drafted =
  | string
  | boolean
  | readonly string[]
  | readonly number[]
  | readonly HelpLine[];
export type SettingDraft = Readonly<Record<string, Drafted>>;

export function settingDraft(fields: readonly SettingField[], settings: Settings): SettingDraft {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, draftedOf(kind, settings[name] ?? null)]),
  );
}

function draftedOf(kind: SettingField['kind'], value: Setting): Drafted {
  if (kind === 'list' && Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return String(value);
  if (kind === 'amount' && typeof value === 'string') return value.replace(/\.00$/, '');
  return value ?? '';
}

/** What is sent of a field; undefined: it cannot be read. */
function settingOf(field: SettingField, typed: Drafted | undefined): Setting | undefined {
  if (typeof typed !== 'string') return typed === undefined ? undefined : wholeOf(field, typed);
  const text = typed.trim();
  if (field.kind === 'list') return listOf(field, text);
  if (text === '') return field.isOptional ? null : undefined;
  if (field.kind === 'amount') return typedDecimal(text);
  if (field.kind === 'count') return countOf(field, text);
  return text;
}

function listOf({ isOptional }: SettingField, text: string): string[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.length > 0 || isOptional ? words : undefined;
}

function countOf({ least = 0, most = 1000 }: SettingField, text: string): number | undefined {
  const isRead = /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isRead ? Number(text) : undefined;
}

function wholeOf({ kind }: SettingField, typed: Exclude<Drafted, string>): Setting | undefined {
  if (kind === 'days') return typeof typed !== 'boolean' && typed.length > 0 ? typed : undefined;
  if (kind !== 'help_lines') return typed;
  const lines = typed as readonly HelpLine[];
  const isWhole = lines.every(
    ({ name, url }) => name.trim() !== '' && (url === null || URL.canParse(url)),
  );
  return isWhole ? lines : undefined;
}

export function wrongSettings(fields: readonly SettingField[], draft: SettingDraft): string[] {
  return fields
    .filter((field) => settingOf(field, draft[field.name]) === undefined)
    .map(({ name }) => name);
}

/** Of a draft without wrong fields. */
export function settingsOf(fields: readonly SettingField[], draft: SettingDraft): Settings {
  return Object.fromEntries(
    fields.map((field) => [field.name, settingOf(field, draft[field.name]) ?? null]),
  );
}

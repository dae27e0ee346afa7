/**
 * Staff open and close the site, say where and in which languages it is offered, and switch
 * features. Each change is written to the audit log with what stood before.
 */
import type { BrandSettings } from '@bahati/contract/back-office/system/brand.ts';
import { type BrandFlag, type BrandFlags, brandFlags } from '@bahati/contract/brand-flags.ts';
import { isHttps } from '@bahati/contract/links.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from './read-brand.ts';
import { readRegionRule } from '#domains/system/visitors/visitors.ts';
import { readTheme } from './theme.ts';

type Executor = Database | Transaction;

export async function readBrandSettings(
  database: Executor,
  brandCode: string,
): Promise<BrandSettings> {
  const brand = await readBrand(database, brandCode);
  const rule = await readRegionRule(database, brandCode);
  const { rows } = await database.query<{ isOn: boolean; isBegun: boolean; url: string | null }>(
    `SELECT is_chat_on AS "isOn", chat_url AS url,
            coalesce(maintenance_start <= now(), false) AS "isBegun"
       FROM brands WHERE code = $1`,
    [brandCode],
  );
  const { isOn = true, isBegun = false, url = null } = rows[0] ?? {};
  return {
    name: brand.name,
    isUnderMaintenance: brand.status === 1 || isBegun,
    maintenanceStart: isBegun ? null : (brand.maintenanceStart?.toISOString() ?? null),
    maintenanceEnd: brand.maintenanceEnd?.toISOString() ?? null,
    maintenanceMessage: brand.maintenanceMessage,
    regions: {
      mode: rule?.mode ?? 'everywhere',
      countries: [...(rule?.countries ?? [])].toSorted(),
      admitsUnknown: rule?.admitsUnknown ?? true,
    },
    flags: brandFlags.map((flag) => ({ flag, isOn: brand.flags[flag] })),
    languages: brand.languages,
    chat: { place: !isOn ? 'off' : url === null ? 'here' : 'elsewhere', url },
    theme: await readTheme(database, brandCode),
  };
}

export type MaintenanceInput = {
  isOn: boolean;
  /** Null: at once. */
  startsAt: string | null;
  endsAt: string | null;
  message: BrandSettings['maintenanceMessage'];
  reason: string;
  ip: string;
};

/** Refuses `ends_before_start`: an end before the closing begins, or in the past. */
export async function changeMaintenance(
  context: Context,
  staff: StaffActor,
  { isOn, startsAt, endsAt, message, reason, ip }: MaintenanceInput,
): Promise<BrandSettings> {
  const now = context.now().getTime();
  const isAhead = isOn && startsAt !== null && Date.parse(startsAt) > now;
  const begins = isAhead ? Date.parse(startsAt) : now;
  if (isOn && endsAt !== null && Date.parse(endsAt) <= begins) {
    throw new Refusal('ends_before_start');
  }
  const closing = isAhead ? 'brand.closing_planned' : 'brand.closed';
  const action = isOn ? closing : 'brand.opened';
  const parts = [
    'isUnderMaintenance',
    'maintenanceStart',
    'maintenanceEnd',
    'maintenanceMessage',
  ] as const;
  return changing(context, staff, { action, parts, reason, ip }, (transaction, brand) =>
    transaction.query(
      `UPDATE brands SET status = $2, maintenance_start = $3, maintenance_end = $4,
              maintenance_message_en = $5, maintenance_message_sw = $6 WHERE code = $1`,
      [
        brand,
        isOn && !isAhead ? 1 : 0,
        isAhead ? startsAt : null,
        isOn ? endsAt : null,
        message.en,
        message.sw,
      ],
    ),
  );
}

export type RegionsInput = BrandSettings['regions'] & { reason: string; ip: string };

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Refuses `country_unknown`, `countries_missing`. */
export async function changeRegions(
  context: Context,
  staff: StaffActor,
  { mode, countries, admitsUnknown, reason, ip }: RegionsInput,
): Promise<BrandSettings> {
  const named = [...new Set(countries)].toSorted();
  const unknown = named.find((code) => !countryNames.of(code));
  if (unknown) throw new Refusal('country_unknown', { country: unknown });
  if (mode !== 'everywhere' && named.length === 0) throw new Refusal('countries_missing');
  const change = { action: 'brand.regions_changed', parts: ['regions'], reason, ip } as const;
  return changing(context, staff, change, async (transaction, brand) => {
    await transaction.query('DELETE FROM brand_regions WHERE brand_code = $1', [brand]);
    if (mode === 'everywhere') return;
    await transaction.query(
      `INSERT INTO brand_regions (brand_code, mode, countries, admits_unknown)
       VALUES ($1, $2, $3, $4)`,
      [brand, mode, named, admitsUnknown],
    );
  });
}

export type FlagInput = { flag: BrandFlag; isOn: boolean; ip: string };

/** One way to register is left, and who registers without a password can come in again. */
function isUsable(flags: BrandFlags): boolean {
  const canRegister = flags.USERNAMEREG3 || flags.MOBILENUMREG3;
  const isWithoutPassword = flags.MOBILENUMREG3 && !flags.MOBILENUMPASSREG3;
  return canRegister && (!isWithoutPassword || flags.mobileCodeLogin);
}

/** Refuses `flag_needed`: nobody could register, or some could not log in, any more. */
export async function changeFlag(
  context: Context,
  staff: StaffActor,
  { flag, isOn, ip }: FlagInput,
): Promise<BrandSettings> {
  const action = isOn ? 'brand.flag_on' : 'brand.flag_off';
  const change = { action, part: `flag:${flag}`, parts: ['flags'], ip } as const;
  return changing(context, staff, change, async (transaction, brand) => {
    const { flags } = await readBrand(transaction, brand);
    if (isUsable(flags) && !isUsable({ ...flags, [flag]: isOn })) throw new Refusal('flag_needed');
    await transaction.query(
      'UPDATE brands SET flags = jsonb_set(flags, ARRAY[$2], to_jsonb($3::boolean)) WHERE code = $1',
      [brand, flag, isOn],
    );
  });
}

export type LanguagesInput = { languages: BrandSettings['languages']; ip: string };

/** Refuses `language_twice`. */
export async function changeLanguages(
  context: Context,
  staff: StaffActor,
  { languages, ip }: LanguagesInput,
): Promise<BrandSettings> {
  if (new Set(languages).size < languages.length) throw new Refusal('language_twice');
  const change = { action: 'brand.languages_changed', parts: ['languages'], ip } as const;
  return changing(context, staff, change, (transaction, brand) =>
    transaction.query('UPDATE brands SET languages = $2 WHERE code = $1', [brand, languages]),
  );
}

export type ChatInput = BrandSettings['chat'] & { ip: string };

/** Refuses `link_invalid`: elsewhere needs an https address, and only elsewhere has one. */
export async function changeChat(
  context: Context,
  staff: StaffActor,
  { place, url, ip }: ChatInput,
): Promise<BrandSettings> {
  const isGood = place === 'elsewhere' ? url !== null && isHttps(url) : url === null;
  if (!isGood) throw new Refusal('link_invalid');
  const change = { action: 'brand.chat_changed', parts: ['chat'], ip } as const;
  return changing(context, staff, change, (transaction, brand) =>
    transaction.query('UPDATE brands SET is_chat_on = $2, chat_url = $3 WHERE code = $1', [
      brand,
      place !== 'off',
      url,
    ]),
  );
}

/** Only flags that are on are told, by their names. */
function auditValue(settings: BrandSettings, part: keyof BrandSettings): unknown {
  if (part !== 'flags') return settings[part];
  return settings.flags.filter(({ isOn }) => isOn).map(({ flag }) => flag);
}

type Change = {
  action: string;
  /** What of the brand it is about. */
  parts: readonly (keyof BrandSettings)[];
  /** Whose name stands in the audit log's subject; absent: the brand's alone. */
  part?: string;
  reason?: string;
  ip: string;
};

/** One change at a time; the audit log tells the parts as they stood before and after. */
export async function changing(
  { database, config }: Context,
  staff: StaffActor,
  { action, parts, part, reason, ip }: Change,
  write: (transaction: Transaction, brand: string) => Promise<unknown>,
): Promise<BrandSettings> {
  return inTransaction(database, async (transaction) => {
    const brand = config.BRAND;
    await transaction.query('SELECT 1 FROM brands WHERE code = $1 FOR UPDATE', [brand]);
    const told = (settings: BrandSettings) =>
      Object.fromEntries(parts.map((name) => [name, auditValue(settings, name)]));
    const before = await readBrandSettings(transaction, brand);
    await write(transaction, brand);
    const after = await readBrandSettings(transaction, brand);
    await recordAudit(transaction, {
      actor: staff.username,
      action,
      subject: part ? `brand:${brand}:${part}` : `brand:${brand}`,
      reason,
      before: told(before),
      after: told(after),
      ip,
    });
    return after;
  });
}

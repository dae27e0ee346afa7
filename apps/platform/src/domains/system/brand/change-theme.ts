/** Staff choose how the player site looks; no deployment is needed for it. */
import type { BrandSettings, BrandTheme } from '@bahati/contract/back-office/system/brand.ts';
import { unreadableColour } from '@bahati/contract/accent.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { heedGuard } from './heed-guard.ts';
import { changing } from './change-brand.ts';

export type ThemeInput = BrandTheme & { reason: string; ip: string };

/**
 * Refuses `ends_before_start`: a season that ends before it begins; `contrast_too_low`,
 * `picture_unknown`.
 */
export async function changeTheme(
  context: Context,
  staff: StaffActor,
  { palette, accent, logoText, logoPicture, season, reason, ip }: ThemeInput,
): Promise<BrandSettings> {
  if (season && Date.parse(season.endsAt) <= Date.parse(season.startsAt)) {
    throw new Refusal('ends_before_start');
  }
  const unreadable = accent && unreadableColour(accent);
  if (unreadable) throw new Refusal('contrast_too_low', { colour: unreadable });
  const change = { action: 'brand.theme_changed', parts: ['theme'], reason, ip } as const;
  return changing(context, staff, change, (transaction, brand) =>
    heedGuard(
      transaction.query(
        `UPDATE brands SET palette = $2, logo_text = $3, season_palette = $4,
              season_starts_at = $5, season_ends_at = $6, accent_fill = $7, accent_on_light = $8,
              accent_on_dark = $9, logo_picture = $10
        WHERE code = $1`,
        [
          brand,
          palette,
          logoText,
          season?.palette ?? null,
          season?.startsAt ?? null,
          season?.endsAt ?? null,
          accent?.fill ?? null,
          accent?.onLight ?? null,
          accent?.onDark ?? null,
          logoPicture,
        ],
      ),
    ),
  );
}

/** How the brand looks: an accent out of designed ones, its name, another accent for a season. */
import type { BrandTheme } from '@bahati/contract/back-office/system/brand.ts';
import type { BrandPalette } from '@bahati/contract/palettes.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

type Row = {
  palette: BrandPalette;
  logoText: string | null;
  logoPicture: string | null;
  accent: BrandTheme['accent'];
  seasonPalette: BrandPalette | null;
  startsAt: Date | null;
  endsAt: Date | null;
};

export async function readTheme(
  database: Database | Transaction,
  brandCode: string,
): Promise<BrandTheme> {
  const { rows } = await database.query<Row>(
    `SELECT palette, logo_text AS "logoText", logo_picture AS "logoPicture",
            CASE WHEN accent_fill IS NOT NULL THEN json_build_object(
              'fill', accent_fill, 'onLight', accent_on_light, 'onDark', accent_on_dark)
            END AS accent, season_palette AS "seasonPalette",
            season_starts_at AS "startsAt", season_ends_at AS "endsAt"
       FROM brands WHERE code = $1`,
    [brandCode],
  );
  const row = rows[0];
  if (!row) throw new Error(`The brand ${brandCode} is not in the database.`);
  const { palette, logoText, logoPicture, accent, seasonPalette, startsAt, endsAt } = row;
  const season =
    seasonPalette && startsAt && endsAt
      ? {
          palette: seasonPalette,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        }
      : null;
  return { palette, accent, logoText, logoPicture, season };
}

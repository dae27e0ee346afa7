-- owner: system
-- How the brand looks: its accent, its name in place of the drawn word, and another accent for a
-- season. Everybody who opens the site hears of it with the brand's other settings.
ALTER TABLE brands
  ADD COLUMN palette text NOT NULL DEFAULT 'lantern'
    CHECK (palette IN ('lantern', 'reef', 'clove', 'baobab')),
  -- Beside the mark; null: the word as it is drawn.
  ADD COLUMN logo_text text CHECK (char_length(logo_text) BETWEEN 1 AND 20),
  ADD COLUMN season_palette text CHECK (season_palette IN ('lantern', 'reef', 'clove', 'baobab')),
  ADD COLUMN season_starts_at timestamptz,
  ADD COLUMN season_ends_at timestamptz,
  ADD CONSTRAINT brand_season_whole
    CHECK (num_nonnulls(season_palette, season_starts_at, season_ends_at) IN (0, 3)),
  ADD CONSTRAINT brand_season_in_order CHECK (season_ends_at > season_starts_at);

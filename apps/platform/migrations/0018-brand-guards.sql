-- owner: system
-- What of a brand may not change any more once others rest on it, whoever asks.

-- A member has the currency he registered in; days are counted by the time zone; a logo is one of
-- the pictures staff sent.
CREATE FUNCTION guard_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.currency <> OLD.currency
     AND EXISTS (SELECT FROM members WHERE currency = OLD.currency) THEN
    RAISE EXCEPTION 'currency_fixed' USING ERRCODE = 'BH001';
  END IF;
  IF NEW.time_zone <> OLD.time_zone AND EXISTS (SELECT FROM transfers) THEN
    RAISE EXCEPTION 'time_zone_fixed' USING ERRCODE = 'BH001';
  END IF;
  IF NEW.logo_picture <> '' AND NOT EXISTS (SELECT FROM content_pictures
       WHERE '/art/content/' || id || '.' || format = NEW.logo_picture) THEN
    RAISE EXCEPTION 'picture_unknown' USING ERRCODE = 'BH001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER brand_guarded BEFORE UPDATE OF currency, time_zone, logo_picture ON brands
  FOR EACH ROW EXECUTE FUNCTION guard_brand();

-- Games of a closed category leave every list, and no stake on them passes.
CREATE TRIGGER brand_categories_raise_version AFTER UPDATE OF closed_categories, currency ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();

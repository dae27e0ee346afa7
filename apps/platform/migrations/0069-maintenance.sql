-- owner: system
-- From when on the site is closed without anybody's doing; null: nobody planned it.
ALTER TABLE brands ADD COLUMN maintenance_start timestamptz;
CREATE TRIGGER brand_plan_announced AFTER UPDATE OF maintenance_start ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();

-- owner: cashier
ALTER TABLE deposits
  -- Pictures of the transfer the member made by himself (system/uploads.ts).
  ADD COLUMN proof_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(proof_ids) <= 3),
  -- As the law named it then, in both languages.
  ADD COLUMN tax_name jsonb;

-- owner: rewards
-- What members do about campaigns: choose an offer for the next deposit, enter codes, apply.

-- One offer at a time; it goes as a deposit meets it.
CREATE TABLE campaign_choices (
  member_id bigint PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES campaigns (id),
  chosen_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON campaign_choices TO bahati_app;

-- A promo code is for many, a bonus code for one.
CREATE TABLE campaign_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{4,20}$'),
  campaign_id bigint NOT NULL REFERENCES campaigns (id),
  stock integer NOT NULL CHECK (stock > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT code_stock_holds CHECK (used <= stock)
);
GRANT SELECT, INSERT ON campaign_codes TO bahati_app;
GRANT UPDATE (used) ON campaign_codes TO bahati_app;
CREATE INDEX campaign_codes_of_campaign ON campaign_codes (campaign_id, id DESC);

CREATE TABLE campaign_applications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  campaign_id bigint NOT NULL REFERENCES campaigns (id),
  member_id bigint NOT NULL,
  remark text NOT NULL CHECK (char_length(remark) <= 140),
  image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_ids) <= 3),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What staff told the member.
  answer text CHECK (char_length(answer) BETWEEN 5 AND 300),
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (answer IS NULL))
);
GRANT SELECT, INSERT ON campaign_applications TO bahati_app;
GRANT UPDATE (state, answer, decided_by, decided_at) ON campaign_applications TO bahati_app;
CREATE UNIQUE INDEX campaign_applications_waiting ON campaign_applications (campaign_id, member_id)
  WHERE state = 'waiting';
CREATE INDEX campaign_applications_of_member ON campaign_applications (member_id, id DESC);
CREATE INDEX campaign_applications_by_state ON campaign_applications (state, id);

-- Members who want no offers.
CREATE TABLE reward_opt_outs (
  member_id bigint PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON reward_opt_outs TO bahati_app;

-- The brand's bounds: a start of a larger budget takes two people, and an award of a member whose
-- findings weigh this much waits for staff.
CREATE TABLE reward_rules (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  approval_limit bigint NOT NULL CHECK (approval_limit >= 0),
  hold_score integer NOT NULL CHECK (hold_score BETWEEN 1 AND 100)
);
GRANT SELECT, UPDATE ON reward_rules TO bahati_app;
INSERT INTO reward_rules (approval_limit, hold_score) VALUES (10000000, 60);

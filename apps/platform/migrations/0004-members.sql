-- owner: members
CREATE TABLE members (
  id bigint PRIMARY KEY,
  nickname text NOT NULL,
  -- 0 member, 1 agent, 2 general agent, 41 and 42 outside settlement, 4 trial.
  type smallint NOT NULL DEFAULT 0 CHECK (type IN (0, 1, 2, 4, 41, 42)),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked', 'closed')),
  currency text NOT NULL,
  language text NOT NULL DEFAULT 'en',
  -- A trial member was asked for none.
  birthday date CHECK (type = 4 OR birthday IS NOT NULL),
  upline_id bigint REFERENCES members (id),
  -- The code of the invitation as it was given; what it is worth is not members' to say.
  referral_code text,
  registered_at timestamptz NOT NULL DEFAULT now(),
  registered_ip text
);
CREATE INDEX members_by_status ON members (status, id DESC);
GRANT SELECT, INSERT, UPDATE ON members TO bahati_app;

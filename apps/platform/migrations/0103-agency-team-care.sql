-- owner: agency
-- What agents ask staff about members of their teams, and how far agents' teams can be trusted.

-- An upline asks to block a member of the team; staff decide.
CREATE TABLE freeze_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  agent_id bigint NOT NULL REFERENCES members (id),
  member_id bigint NOT NULL REFERENCES members (id),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 300),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'done', 'rejected')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'requested') = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL))
);
GRANT SELECT, INSERT ON freeze_requests TO bahati_app;
GRANT UPDATE (state, decided_by, decided_at) ON freeze_requests TO bahati_app;
CREATE UNIQUE INDEX freeze_requests_waiting ON freeze_requests (member_id)
  WHERE state = 'requested';
CREATE INDEX freeze_requests_of_agent ON freeze_requests (agent_id, id DESC);

-- How far a team can be trusted. 0: nothing found; 100: the most suspicious.
CREATE TABLE integrity_scores (
  agent_id bigint PRIMARY KEY REFERENCES members (id),
  score integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  -- The order of the list: the highest first, of equal ones the newest agent.
  rank bigint NOT NULL GENERATED ALWAYS AS ((score + 1) * 1000000000000 + agent_id) STORED,
  -- Members looked at, and how many of them played of late.
  member_count integer NOT NULL CHECK (member_count >= 0),
  player_count integer NOT NULL CHECK (player_count >= 0),
  -- Reasons with points, figures and members; and who is tied to whom by what. In the form of
  -- packages/contract/src/back-office/agency/integrity.ts.
  reasons jsonb NOT NULL CHECK (jsonb_typeof(reasons) = 'array'),
  ties jsonb NOT NULL CHECK (jsonb_typeof(ties) = 'array'),
  computed_at timestamptz NOT NULL DEFAULT now()
);
-- Who has neither contract nor bills any more has no score.
GRANT SELECT, INSERT, UPDATE, DELETE ON integrity_scores TO bahati_app;
CREATE INDEX integrity_scores_highest ON integrity_scores (rank DESC);

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

-- 0: nothing found; 100: the most suspicious. Each reason with its points and the members it is about.
CREATE TABLE integrity_scores (
  agent_id bigint PRIMARY KEY REFERENCES members (id),
  score integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  reasons jsonb NOT NULL,
  computed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE ON integrity_scores TO bahati_app;
CREATE INDEX integrity_scores_highest ON integrity_scores (score DESC, agent_id);

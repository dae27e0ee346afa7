-- owner: cashier
ALTER TABLE reconciliation_exceptions
  -- Money that came in and is nobody's: staff give it to a member or send it back. Exceptions
  -- found before this column can only be explained.
  ADD COLUMN is_unallocated_deposit boolean NOT NULL DEFAULT false;
GRANT UPDATE (subject) ON reconciliation_exceptions TO bahati_app;

-- An unallocated deposit on its way back to its payer. It never was in the ledger.
CREATE TABLE reversals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the rail knows it by.
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  exception_id bigint NOT NULL REFERENCES reconciliation_exceptions (id),
  -- 'sent' is written before the rail is asked: who finds it so asks what became of it.
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'sent', 'done', 'failed')),
  -- How often it was sent: a rail sends one payment back once, however often it is told to.
  attempts integer NOT NULL DEFAULT 0,
  reason text NOT NULL,
  -- The member of staff with the last word.
  decided_by text NOT NULL,
  -- Why the rail said no to the last attempt; its books decide whether that is so.
  failure_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  next_ask_at timestamptz NOT NULL DEFAULT now(),
  ask_count integer NOT NULL DEFAULT 0,
  CHECK ((state IN ('done', 'failed')) = (ended_at IS NOT NULL))
);
-- What failed may be tried anew.
CREATE UNIQUE INDEX reversals_once ON reversals (exception_id) WHERE state <> 'failed';
CREATE INDEX reversals_of_exception ON reversals (exception_id, id DESC);
CREATE INDEX reversals_to_ask ON reversals (next_ask_at) WHERE state IN ('requested', 'sent');
GRANT SELECT, INSERT, UPDATE ON reversals TO bahati_app;

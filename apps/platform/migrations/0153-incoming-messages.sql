-- owner: messaging
-- SMS that people send to the operator's short number, until they are answered.

CREATE TABLE incoming_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Which gateway brought it, and what that calls it: brought again it is the same message.
  gateway text NOT NULL CHECK (gateway IN ('phone', 'http', 'africastalking')),
  gateway_id text NOT NULL CHECK (char_length(gateway_id) BETWEEN 1 AND 100),
  -- E.164.
  sender text NOT NULL,
  body text NOT NULL CHECK (char_length(body) <= 480),
  received_at timestamptz NOT NULL DEFAULT now(),
  -- When it was answered, or found to need no answer.
  done_at timestamptz,
  UNIQUE (gateway, gateway_id)
);
GRANT SELECT, INSERT, DELETE ON incoming_messages TO bahati_app;
GRANT UPDATE (done_at) ON incoming_messages TO bahati_app;
-- How many somebody sent of late.
CREATE INDEX incoming_messages_of_sender ON incoming_messages (sender, received_at);
-- What is old enough to go.
CREATE INDEX incoming_messages_by_time ON incoming_messages (received_at);
-- What a process left when it died.
CREATE INDEX incoming_messages_due ON incoming_messages (received_at) WHERE done_at IS NULL;

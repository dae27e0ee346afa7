-- owner: messaging
-- SMS and e-mails to people outside the site,
-- from the queue to the gateway's report.

-- Messages to people outside the site. Queued in the transaction they belong to, sent by a job.
CREATE TABLE outgoing_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  purpose text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'sw')),
  subject text,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'queued'
    CHECK (state IN ('queued', 'sent', 'delivered', 'failed')),
  -- The gateway's id of it, by which delivery reports name it.
  gateway_id text CHECK (char_length(gateway_id) BETWEEN 1 AND 100),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  -- Whoever sends it first moves this ahead by the longest a try may last,
  -- so that nobody else does.
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  -- When the gateway reported whether it arrived.
  reported_at timestamptz,
  CHECK ((channel = 'email') = (subject IS NOT NULL)),
  -- A failed message may have been sent and not have arrived.
  CHECK (CASE state WHEN 'queued' THEN sent_at IS NULL WHEN 'failed' THEN true
    ELSE sent_at IS NOT NULL END),
  CHECK (reported_at IS NULL OR state IN ('delivered', 'failed'))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON outgoing_messages TO bahati_app;
-- Staff look for what one person was sent, and at what did not arrive.
CREATE INDEX outgoing_messages_to ON outgoing_messages (recipient text_pattern_ops, id DESC);
CREATE INDEX outgoing_messages_of_channel ON outgoing_messages (channel, id DESC);
-- What counts towards the day's cap, and what is old enough to go.
CREATE INDEX outgoing_messages_by_time ON outgoing_messages (created_at, channel);
-- Due, also what a process left when it died.
CREATE INDEX outgoing_messages_due ON outgoing_messages (next_try_at) WHERE state = 'queued';
-- Not unique: a gateway may repeat an id.
CREATE INDEX outgoing_messages_of_gateway ON outgoing_messages (gateway_id)
  WHERE gateway_id IS NOT NULL;
CREATE INDEX outgoing_messages_of_state ON outgoing_messages (state, id DESC);

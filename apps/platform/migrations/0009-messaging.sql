-- owner: messaging
-- Words to people outside the site. Queued in the transaction they belong to, sent by a job.
CREATE TABLE outgoing_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  purpose text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'sw')),
  subject text,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  -- Whoever tries puts this off for as long as a try may last, and so is alone with the message.
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  CHECK ((channel = 'email') = (subject IS NOT NULL))
);
-- Staff look for what one person was sent, and at what did not arrive.
CREATE INDEX outgoing_messages_to ON outgoing_messages (recipient text_pattern_ops, id DESC);
CREATE INDEX outgoing_messages_unsent ON outgoing_messages (state, id DESC) WHERE state <> 'sent';
CREATE INDEX outgoing_messages_of_channel ON outgoing_messages (channel, id DESC);
-- What counts towards the day's cap, and what is old enough to go.
CREATE INDEX outgoing_messages_by_time ON outgoing_messages (created_at, channel);
-- What a worker left behind when it died.
CREATE INDEX outgoing_messages_due ON outgoing_messages (next_try_at) WHERE state = 'queued';
GRANT SELECT, INSERT, UPDATE, DELETE ON outgoing_messages TO bahati_app;

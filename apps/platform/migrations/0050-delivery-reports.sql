-- owner: messaging
-- What a gateway tells later of a message it took: that it arrived, or that it did not.
ALTER TABLE outgoing_messages
  -- What the gateway calls it, where reports speak of it by that.
  ADD COLUMN gateway_id text CHECK (char_length(gateway_id) BETWEEN 1 AND 100),
  ADD COLUMN reported_at timestamptz,
  DROP CONSTRAINT outgoing_messages_state_check,
  DROP CONSTRAINT outgoing_messages_check,
  ADD CHECK (state IN ('queued', 'sent', 'delivered', 'failed')),
  -- A failed one may have been sent, and not have arrived.
  ADD CHECK (CASE state WHEN 'queued' THEN sent_at IS NULL WHEN 'failed' THEN true
                        ELSE sent_at IS NOT NULL END),
  ADD CHECK (reported_at IS NULL OR state IN ('delivered', 'failed'));
-- Not unique: a gateway that repeats an id must not make us send again.
CREATE INDEX outgoing_messages_of_gateway ON outgoing_messages (gateway_id)
  WHERE gateway_id IS NOT NULL;
DROP INDEX outgoing_messages_unsent;
CREATE INDEX outgoing_messages_of_state ON outgoing_messages (state, id DESC);

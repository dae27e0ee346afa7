-- owner: identity
-- Failures count by the network a visitor holds: whoever has one IPv6 address has its whole /64.
ALTER TABLE login_attempts ADD COLUMN network text;
DROP INDEX login_failures_of_address;
CREATE INDEX login_failures_of_network ON login_attempts (network, at) WHERE NOT is_successful;

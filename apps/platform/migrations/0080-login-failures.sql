-- owner: identity
-- Members are told of failed logins on their account: those of the last hour are looked for each minute.

CREATE INDEX login_failures_by_time ON login_attempts (at)
  WHERE NOT is_successful AND member_id IS NOT NULL;

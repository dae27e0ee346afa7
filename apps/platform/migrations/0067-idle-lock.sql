-- owner: identity
-- The idle lock: after so many minutes without use, or at once when its member says so, the
-- sessions of a device answer nothing until the member's PIN or passkey unlocks them.

ALTER TABLE credentials
  -- Null: the member has no lock.
  ADD COLUMN idle_lock_minutes smallint CHECK (idle_lock_minutes BETWEEN 1 AND 60),
  ADD COLUMN unlock_pin_hash text,
  ADD CONSTRAINT credentials_idle_lock_check
    CHECK ((idle_lock_minutes IS NULL) = (unlock_pin_hash IS NULL));

-- The sessions of one device have these alike.
ALTER TABLE sessions
  -- When its member last did something; kept for members with a lock alone.
  ADD COLUMN active_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN locked_at timestamptz,
  -- Since it was last unlocked.
  ADD COLUMN wrong_unlocks smallint NOT NULL DEFAULT 0 CHECK (wrong_unlocks >= 0);

-- What a session that begins by its cookie takes over.
ALTER TABLE remembered_devices
  ADD COLUMN active_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN locked_at timestamptz,
  ADD COLUMN wrong_unlocks smallint NOT NULL DEFAULT 0 CHECK (wrong_unlocks >= 0);

-- owner: staff
-- What a person may do is what the role may do. Built-in roles are declared in code
-- (staff-roles.ts) and brought here as the platform starts; staff make others.
CREATE TABLE staff_roles (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 60),
  name_sw text NOT NULL CHECK (length(name_sw) BETWEEN 1 AND 60),
  permissions text[] NOT NULL,
  is_builtin boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Nobody's rights change with this version: who had rights of his own keeps them as a role.
CREATE TEMPORARY TABLE former_roles ON COMMIT DROP AS
SELECT role, permissions, 'former-' || row_number() OVER (ORDER BY role, permissions) AS code
  FROM staff_members GROUP BY role, permissions;

INSERT INTO staff_roles (code, name_en, name_sw, permissions)
SELECT code, left(coalesce(nullif(role, ''), code), 60), left(coalesce(nullif(role, ''), code), 60),
       permissions
  FROM former_roles;

UPDATE staff_members SET role = former_roles.code
  FROM former_roles
 WHERE staff_members.role = former_roles.role
   AND staff_members.permissions = former_roles.permissions;

ALTER TABLE staff_members DROP COLUMN permissions;
ALTER TABLE staff_members
  ADD CONSTRAINT staff_members_role_fkey FOREIGN KEY (role) REFERENCES staff_roles (code);
CREATE INDEX staff_members_by_role ON staff_members (role);

GRANT SELECT, INSERT, UPDATE, DELETE ON staff_roles TO bahati_app;

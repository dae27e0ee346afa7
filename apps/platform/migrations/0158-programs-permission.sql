-- owner: staff
-- Passes for programs of providers have a right of their own, beside the rights of each program.
UPDATE staff_roles SET permissions = permissions || ARRAY['programs.read'], version = version + 1
 WHERE 'trading.read' = ANY(permissions) AND NOT 'programs.read' = ANY(permissions);

-- owner: system
-- Staff add and lift blocks in the back office; a block is never altered.
GRANT INSERT, DELETE ON address_blocks TO bahati_app;

-- owner: identity
-- A provider is switched off and never removed: members are bound to it for good.
GRANT INSERT, UPDATE ON social_providers TO bahati_app;

-- owner: sportsbook
-- The law's tax is withheld by the platform as money is withdrawn; a slip pays what it says.

ALTER TABLE book.bets DROP COLUMN tax_basis_points;

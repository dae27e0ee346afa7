-- owner: wallet
-- Money of contract bills on its way down a line of agents: it comes from the operator and from
-- uplines, and goes on to whom it is owed to. Once a settlement is through, nothing is left here.
-- A contract reserve is a member's own money, set aside for bills of the downline.

ALTER TABLE accounts DROP CONSTRAINT accounts_kind_check;
ALTER TABLE accounts ADD CONSTRAINT accounts_kind_check
  CHECK (kind IN ('cash', 'bonus', 'held', 'transfer_wallet', 'game_revenue', 'payment_clearing',
    'promotion_cost', 'commission_cost', 'commission_clearing', 'contract_reserve', 'jackpot_pool',
    'tax_payable', 'adjustment'));

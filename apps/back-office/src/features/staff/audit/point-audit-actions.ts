/** Acts about points and the points mall. */
export const pointAuditActions = [
  'point_rules.changed',
  'point_rules.change_asked',
  'point_rules.change_first_approved',
  'point_rules.change_rejected',
  'point_goods.added',
  'point_goods.changed',
  'point_order.approved',
  'point_order.rejected',
  'member.points_redeemed',
  'member.points_converted',
] as const;

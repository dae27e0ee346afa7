/**
 * The points mall: goods for points, orders for them, and points as cash.
 *
 * Invariants: points and stock are taken with the order or not at all, and a rejected order gives both
 * back once; an order keeps what it cost and where it is sent.
 */
export { addGood, changeGood, listStaffGoods } from './change-goods.ts';
export { convertPoints } from './convert-points.ts';
export { approveOrder, rejectOrder } from './decide-order.ts';
export { listGoods } from './goods.ts';
export { listOwnOrders, listStaffOrders, readOwnOrder, readStaffOrder } from './orders.ts';
export { readPointBalance, readPointConfig } from './read-points.ts';
export { redeemGood } from './redeem-good.ts';

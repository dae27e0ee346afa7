/** Bounds of orders in the points mall; no schema library here, so a site may bundle it. */
export const recipientLimits = { name: 80, phone: 20, address: 200 } as const;

export const mostOfOneOrder = 10;

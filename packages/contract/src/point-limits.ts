/** Bounds of orders in the points mall; no schema library here, so a site may bundle it. */
export const recipientLimits = { name: 80, phone: 20, address: 200 } as const;

export const mostOfOneOrder = 10;

/** Pictures of goods that were drawn for the product, `<path>/<name>.svg` on both sites. */
export const drawnGoodsPath = '/art/goods';
export const drawnGoods = [
  'phone-credit',
  'power-bank',
  'headphones',
  'football',
  'kanga',
  'thermos',
  'solar-lamp',
  'blender',
] as const;

/** Bounds of an application, without schemas, so that a site may bundle them. */

/** Signs of a remark (spec §9). */
export const longestRemark = 140;

/** One colour for each line, told apart by tone as well as by hue. */
export const lineTints = [
  0xffd76a, 0xff6b4a, 0x47e0c8, 0xff7ab0, 0x7cc4ff, 0xc8f060, 0xff9d3c, 0xc79bff, 0xfff3d0,
  0x5df0a0,
] as const;

/**
 * How a drawing is kept: `npm run drawings`. Ids, classes, gradients, groups and the order of things
 * stay as they were drawn, because code and other elements refer to them; numbers get short, what an
 * editor leaves behind goes, and each element has a line, so that a diff can be read.
 */
export default {
  multipass: true,
  js2svg: { pretty: true, indent: 2, eol: 'lf', finalNewline: true },
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeMetadata',
    'removeEditorsNSData',
    'cleanupAttrs',
    'removeUnknownsAndDefaults',
    'removeUnusedNS',
    { name: 'cleanupNumericValues', params: { floatPrecision: 3 } },
    { name: 'convertColors', params: { names2hex: true, rgb2hex: true, convertCase: 'lower' } },
    {
      name: 'convertPathData',
      params: {
        floatPrecision: 3,
        // Relative numbers alone are a little longer, and a tenth shorter once compressed.
        utilizeAbsolute: false,
        // No curve is put in place of another that is nearly the same.
        makeArcs: false,
        convertToQ: false,
        straightCurves: false,
        // An outline stays closed even where it is only filled: what refers to it may stroke it.
        removeUseless: false,
        convertToZ: false,
      },
    },
  ],
};

/**
 * What a browser says it is, in a few words: "Chrome on Android". Libraries that may be used know
 * less of old phones, and need a table as long as this one for their names (ADR 24).
 */

/** The first that matches is meant: browsers also name those they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bOPR\/|\bOpera\b|\bOPiOS\//, 'Opera'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC?Browser\/|\bUCWEB/, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\//i, 'KaiOS'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** A name for a list; empty when nothing is known, for the site to say in its language. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1];
  const system = systems.find(([pattern]) => pattern.test(text))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}

/** What kind of device a browser says it runs on, for sums by kind. */

export type DeviceKind = 'phone' | 'tablet' | 'computer';

/**
 * Null: it says nothing of it. The first that matches is meant: an Android that does not call
 * itself mobile is a tablet, and a desktop's browser names its system.
 */
const kinds: readonly (readonly [RegExp, DeviceKind])[] = [
  [/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\//i, 'tablet'],
  [/\biPhone\b|\biPod\b|\bMobile\b|\bKAIOS\b|\bOpera Mini\b|\bUCWEB\b|\bJ2ME\b/i, 'phone'],
  [/\bAndroid\b/i, 'tablet'],
  [/\bWindows NT\b|\bMacintosh\b|\bX11\b|\bCrOS\b|\bLinux\b/i, 'computer'],
];

export function kindOfDevice(userAgent: string | null): DeviceKind | null {
  return kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
}

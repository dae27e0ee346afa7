/** Customer service entries, apps, footer logos and languages (spec §1, §3). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { languageOrEnglish } from '@bahati/contract/wire.ts';

export const customerServiceType = z.enum(['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP']);

export const customerServiceEntry = z.object({
  csType: customerServiceType,
  /** Where it is shown: the side menu, the floating widget, or both. */
  csPosition: z.enum(['menu', 'floating', 'both']),
  title: z.string(),
  /** Encrypted by veiled-path.ts: a path of this site, https, mailto or tel. */
  path: z.string(),
});

export const resource = z.object({
  /** Apps to install, then the logos of the footer. */
  resourceType: z.enum([
    'IOS_APP',
    'ANDROID_APP',
    'LITE_APP',
    'PAYMENT',
    'CERTIFICATION',
    'LICENCE',
  ]),
  /** https, or a path of this site. */
  url: z.string(),
  labelNameEn: z.string(),
  /** The label in the requested language. */
  labelName: z.string(),
});

export const language = z.object({
  /** The spec's code: CN, PT-BR. */
  code: z.string(),
  /** The same as a BCP 47 tag, for `lang`. */
  tag: z.string(),
  name: z.string(),
  nativeName: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Whether this brand offers it. */
  isOffered: z.boolean(),
});

export const resourceCalls = defineCalls({
  'GET /wps/system/resources': {
    summary: 'Customer service entries, apps to install and the logos of the footer',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({
      customerService: z.array(customerServiceEntry),
      resources: z.array(resource),
    }),
    refusals: {},
  },
  'GET /wps/system/languages': {
    summary: 'All languages of the product, and those this brand offers',
    audience: 'anyone',
    value: z.object({ languages: z.array(language) }),
    refusals: {},
  },
});

export type CustomerServiceType = z.infer<typeof customerServiceType>;
export type Resource = z.infer<typeof resource>;

/**
 * Where people turn to, what they may install, and the footer's marks. Each list is written as a
 * whole, in its order, by whoever read it as it stands.
 */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { customerServiceEntry, resource } from '@bahati/contract/player-site/system/resources.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';

export const serviceTypes = customerServiceEntry.shape.csType.options;
export const servicePositions = customerServiceEntry.shape.csPosition.options;
export const resourceTypes = resource.shape.resourceType.options;

export const mostContacts = 40;

const serviceEntry = z.strictObject({
  csType: customerServiceEntry.shape.csType,
  csPosition: customerServiceEntry.shape.csPosition,
  title: inBoth(60),
  /** An address of this site, https, mailto or tel; the site's calls tell it veiled. */
  path: z.string().trim().min(1).max(500),
});

const resourceEntry = z.strictObject({
  resourceType: resource.shape.resourceType,
  label: inBoth(60),
  /** An address of this site, or https. */
  url: z.string().trim().min(1).max(500),
});

/** What a list is written over: as it was read. */
const version = z.string().regex(/^[0-9a-f]{16}$/);

const listRefusals = {
  /** `details.at` is the place of an entry whose address may be no link. */
  link_invalid: 400,
  /** A staff user wrote the list in the meantime. */
  changed_meanwhile: 409,
} as const;

const listOf = <T extends z.ZodType>(entry: T) => ({
  value: z.object({ version, items: z.array(entry) }),
  body: z.strictObject({ version, items: z.array(entry).max(mostContacts) }),
});

const services = listOf(serviceEntry);
const resources = listOf(resourceEntry);

export const boResourceCalls = defineBackOfficeCalls({
  'GET /bo/customerService': {
    summary: 'Customer service entries in their order',
    audience: 'staff',
    permission: 'content.read',
    value: services.value,
    refusals: {},
  },
  'POST /bo/customerService': {
    summary: 'Write the customer service entries anew',
    audience: 'staff',
    permission: 'content.change',
    ...services,
    refusals: listRefusals,
  },
  'GET /bo/resources': {
    summary: 'Apps to install and the marks of the footer, in their order',
    audience: 'staff',
    permission: 'content.read',
    value: resources.value,
    refusals: {},
  },
  'POST /bo/resources': {
    summary: 'Write the apps and marks anew',
    audience: 'staff',
    permission: 'content.change',
    ...resources,
    refusals: listRefusals,
  },
});

export type ServiceEntry = z.infer<typeof serviceEntry>;
export type ResourceEntry = z.infer<typeof resourceEntry>;

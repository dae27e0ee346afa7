/**
 * Customer service entries, apps to install and the logos of the footer. A list is written as a
 * whole, in display order, over the version that was read.
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
  /** A path of this site, https, mailto or tel; calls of the player site encrypt it. */
  path: z.string().trim().min(1).max(500),
});

const resourceEntry = z.strictObject({
  resourceType: resource.shape.resourceType,
  label: inBoth(60),
  /** A path of this site, or https. */
  url: z.string().trim().min(1).max(500),
});

/** The version of the list that was read. */
const version = z.string().regex(/^[0-9a-f]{16}$/);

const listRefusals = {
  /** `details.at` is the index of the entry whose address is not allowed. */
  link_invalid: 400,
  /** Another staff user has changed the list since this version. */
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
    summary: 'Customer service entries in display order',
    audience: 'staff',
    permission: 'content.read',
    value: services.value,
    refusals: {},
  },
  'POST /bo/customerService': {
    summary: 'Replace the customer service entries',
    audience: 'staff',
    permission: 'content.change',
    ...services,
    refusals: listRefusals,
  },
  'GET /bo/resources': {
    summary: 'Apps to install and the logos of the footer, in display order',
    audience: 'staff',
    permission: 'content.read',
    value: resources.value,
    refusals: {},
  },
  'POST /bo/resources': {
    summary: 'Replace the apps and logos',
    audience: 'staff',
    permission: 'content.change',
    ...resources,
    refusals: listRefusals,
  },
});

export type ServiceEntry = z.infer<typeof serviceEntry>;
export type ResourceEntry = z.infer<typeof resourceEntry>;

/**
 * What differs from PostgreSQL's defaults, and why. Durability is left alone on purpose: fsync,
 * synchronous_commit and full_page_writes keep their defaults, because an acknowledged bet must
 * survive a pulled plug.
 */
import { totalmem } from 'node:os';

/** What this machine, or the container it gives us, has in bytes. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576)}MB`;

/**
 * A quarter of the memory, eight gigabytes at most: ids of vendors come in no order, so that an index
 * of them is written anywhere in it, and a page that is not held here is copied in and out.
 */
const sharedBuffers = Math.min(8_589_934_592, Math.max(134_217_728, memory / 4));

const settings: Record<string, string> = {
  // Reached from this machine only; the folder of a Unix socket may be too long a path or not ours.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  shared_buffers: megabytes(sharedBuffers),
  effective_cache_size: megabytes(memory / 2),
  max_connections: '100',
  // A checkpoint costs a full page image for every page touched after it: let time, not volume,
  // decide when one comes, and compress the images that remain.
  checkpoint_timeout: '15min',
  max_wal_size: '8GB',
  wal_compression: 'on',
  // Solid-state disks read anywhere at nearly the price of in order.
  random_page_cost: '1.1',
  // Our statements are short; compiling them costs more than it saves.
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

export const asFlags = (overrides: Record<string, string>): string[] =>
  Object.entries({ ...settings, ...overrides }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);

/**
 * What differs from PostgreSQL's defaults, and why. Durability is left alone on purpose: fsync,
 * synchronous_commit and full_page_writes keep their defaults, because an acknowledged bet must
 * survive a pulled plug.
 */
const settings: Record<string, string> = {
  // Reached from this machine only; the folder of a Unix socket may be too long a path or not ours.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  // The demo's working set (wallets, sessions, recent bets) stays in memory on a 4 GB machine.
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  max_connections: '100',
  // A checkpoint costs a full page image for every page touched after it: let time, not volume,
  // decide when one comes, and compress the images that remain.
  max_wal_size: '4GB',
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

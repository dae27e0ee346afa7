/**
 * Loaded into every process the launcher starts: the channel to the launcher closes when that ends,
 * even by kill -9, and nobody is then left to stop this one. The drain of an ordinary stop applies.
 */
const drainLimitMs = 12_000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), drainLimitMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening alone must not keep a process alive that has finished its work.
  process.channel.unref();
}

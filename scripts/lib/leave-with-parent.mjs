/**
 * Loaded into the backend and the storefront before their own code. A command that is killed
 * with no chance to clean up closes this channel: what it started then leaves in good order too.
 */
const GRACE = 12_000;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE).unref();
});
// The channel alone must not keep a finished program alive.
process.channel?.unref();

import Database from 'better-sqlite3';

// No test's database has to outlive the power of its machine, and waiting for the disk takes longer
// than what is written; the backends that tests kill are programs of their own, and wait.
const { pragma } = Database.prototype;
Database.prototype.pragma = function (this: Database.Database, source, options) {
  const isSync = source.startsWith('synchronous = ');
  return pragma.call(this, isSync ? 'synchronous = OFF' : source, options);
};

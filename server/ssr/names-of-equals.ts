import { createHash } from 'node:crypto';

/** Enough letters that no two contents ever met will share them: 132 bits. */
const LENGTH = 22;

/**
 * Short names for values, the same for two that say the same, as answers of the backend mostly do. They
 * are made of what a value says, so that nothing has to be kept for it. An object that was seen before, in
 * whatever state, is not looked into again.
 */
export class NamesOfEquals {
  private readonly names = new WeakMap<object, string>();

  nameOf(value: unknown): string {
    // Short already.
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = this.names.get(value);
    if (known !== undefined) return known;
    const content = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
    const name = `#${content.slice(0, LENGTH)}`;
    this.names.set(value, name);
    return name;
  }
}

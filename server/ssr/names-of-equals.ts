/**
 * Short names for values, the same for two that say the same, as answers of the backend mostly do. An
 * object that was seen before, in whatever state, is not looked into again.
 */
export class NamesOfEquals {
  private names = new WeakMap<object, string>();
  private readonly byContent = new Map<string, string>();
  private count = 0;

  nameOf(value: unknown): string {
    // Short already.
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = this.names.get(value);
    if (known !== undefined) return known;
    const content = JSON.stringify(value);
    const name = this.byContent.get(content) ?? `#${String((this.count += 1))}`;
    this.byContent.set(content, name);
    this.names.set(value, name);
    return name;
  }

  /** No name that was given before is given again. */
  forget(): void {
    this.names = new WeakMap();
    this.byContent.clear();
  }
}

/**
 * What comes of a difference: a page that shows nothing, a rule that does not hold, or a header that
 * is missing.
 */
export type Harm = 'page' | 'rule' | 'header';

/** Something that a backend does otherwise than the contract says. */
export interface Finding {
  /** Such as `GET /domain/{id}/goods`. */
  readonly operation: string;
  readonly expected: string;
  readonly came: string;
  /** A section of docs/rules.md; null where it is only about the form. */
  readonly rule: string | null;
  readonly harm: Harm;
}

/** What a run has found, and how much it looked at. */
export interface RunResult {
  readonly findings: readonly Finding[];
  /** Calls that were made. */
  readonly calls: number;
  /** Things that were looked at beside the shape of answers. */
  readonly checks: number;
  /** What could not be looked at, and why. */
  readonly skipped: readonly string[];
}

/** A finding as one line. */
export const findingLine = ({
  operation,
  expected,
  came,
  rule,
}: Pick<Finding, 'operation' | 'expected' | 'came' | 'rule'>): string =>
  `${operation}  expected ${expected}, came ${came}${rule === null ? '' : `  (docs/rules.md ${rule})`}`;

/** Collects what a run finds, each thing once. */
export class Report {
  private readonly found = new Map<string, Finding>();
  private readonly left: string[] = [];
  private callCount = 0;
  private checkCount = 0;

  countCall(): void {
    this.callCount += 1;
  }

  add(finding: Finding): void {
    const line = findingLine(finding);
    if (!this.found.has(line)) this.found.set(line, finding);
  }

  /** Notes a finding unless something holds. */
  check(holds: boolean, finding: Finding): void {
    this.checkCount += 1;
    if (!holds) this.add(finding);
  }

  skip(what: string): void {
    this.left.push(what);
  }

  result(): RunResult {
    return {
      findings: [...this.found.values()],
      calls: this.callCount,
      checks: this.checkCount,
      skipped: this.left,
    };
  }
}

import type { WorkbookFinding } from '@lienzo/schema/workbooks/workbook-finding';

/** Letters of a value that are shown. */
const VALUE_LENGTH = 80;

type Match = Pick<WorkbookFinding, 'severity' | 'message'> & Partial<WorkbookFinding>;

/** Findings up to a number; what is beyond is counted. */
export class FindingList {
  readonly findings: WorkbookFinding[] = [];
  leftOut = 0;
  /** Also of those left out. */
  errors = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add({ value = null, ...found }: Match): void {
    if (found.severity === 'error') this.errors += 1;
    if (this.findings.length >= this.#most) {
      this.leftOut += 1;
      return;
    }
    this.findings.push({
      ...{ sheet: null, row: null, column: null, person_number: null },
      ...found,
      value: value === null ? null : value.slice(0, VALUE_LENGTH),
    });
  }
}

/** What is wrong with a formula: the place in UTF-16 units, `end` exclusive, and a sentence for its author. */
export type FormulaProblem = { start: number; end: number; message: string };

/** Thrown inside the compiler of formulas, and turned into a result at its door. */
export class FormulaError extends Error {
  readonly start: number;
  readonly end: number;

  constructor({ start, end }: { start: number; end: number }, message: string) {
    super(message);
    this.start = start;
    this.end = end;
  }

  get problem(): FormulaProblem {
    return { start: this.start, end: this.end, message: this.message };
  }
}

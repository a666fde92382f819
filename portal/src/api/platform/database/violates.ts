import { DatabaseError } from 'pg';

/** Whether the error is a violation of this constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof DatabaseError && error.constraint === constraint;

/** `foreign_key_violation`: something still names the row. */
const FOREIGN_KEY = '23503';

/** Whether the error says that a row is named by others. */
export const isStillNamed = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === FOREIGN_KEY;

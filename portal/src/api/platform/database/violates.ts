import { DatabaseError } from 'pg';

/** Whether PostgreSQL refused a row because of this constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof DatabaseError && error.constraint === constraint;

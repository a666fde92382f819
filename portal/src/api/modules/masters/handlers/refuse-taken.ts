import { violates } from '../../../platform/database/violates.ts';
import type { ErrorEntry } from '../../../platform/domain-error.ts';
import { DomainError } from '../../../platform/domain-error.ts';

/**
 * Runs what writes a master; a value that another one has is refused at its field, and so is an active person's NSS.
 * @param fields the field of each unique constraint.
 */
export async function refuseTaken<T>(fields: Record<string, string>, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, 'employees_active_ssn'))
      throw new DomainError({ code: 'same_person', field: 'ssn' }, { cause: error });
    const taken = Object.entries(fields).find(([constraint]) => violates(error, constraint));
    if (taken === undefined) throw error;
    const entry: ErrorEntry = { code: 'already_taken', field: taken[1] };
    throw new DomainError(entry, { cause: error });
  }
}

import type { CaptureCertificate } from '@lienzo/schema/capture/check-disability-rows';
import { DISABILITY_CONCEPTS } from '@lienzo/schema/capture/disability';
import { isRegisteredAsMan } from '@lienzo/schema/payroll/expected-person';
import { expectedMessages } from '@lienzo/schema/rule-messages/expected-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listSexes } from '../repositories/capture-people.ts';
import type { Question } from './confirm-first.ts';

/** Certificates of maternity of people who are registered as men; a record with the wrong sex exists too. */
export async function maternityQuestions(
  trx: TenantTransaction,
  organizationId: string,
  certificates: readonly (CaptureCertificate & { at: number })[],
): Promise<Question[]> {
  const asked = certificates.filter(({ incapacidad }) => incapacidad === DISABILITY_CONCEPTS.maternity);
  if (asked.length === 0) return [];
  const ids = asked.map(({ employee_id }) => employee_id);
  const people = new Map((await listSexes(trx, organizationId, ids)).map((one) => [one.id, one]));
  return asked.flatMap(({ at, employee_id }): Question[] => {
    const person = people.get(employee_id);
    if (person === undefined || !isRegisteredAsMan(person)) return [];
    const message = expectedMessages.maternityOfMan(person.name);
    return [{ code: 'maternity_of_man', field: `employees.${at}.incapacidad`, message }];
  });
}

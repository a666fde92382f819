import { violates } from '../../../platform/database/violates.ts';
import { DomainError } from '../../../platform/domain-error.ts';

const ENDED = [
  'employments_ended_paysheet_id',
  'employments_ended_cost_center_id',
  'employments_ended_register_id',
];

/**
 * Runs what writes the days of an employment; those that end before they begin, meet another one, or go beyond the last
 * day of their place, are refused at `field`.
 */
export async function refuseDates<T>(field: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, 'employments_overlap'))
      throw new DomainError({ code: 'employments_overlap', field }, { cause: error });
    if (ENDED.some((constraint) => violates(error, constraint)))
      throw new DomainError({ code: 'master_ended', field }, { cause: error });
    if (violates(error, 'employments_dates') || violates(error, 'employments_employee'))
      throw new DomainError({ code: 'employment_dates', field }, { cause: error });
    throw error;
  }
}

/** Permissions on API tokens. Pure. */
import { isAdmin, isStaff, type Person } from '../reports/reports.ts';

/** Whether somebody who sees a report may let a program ask for it; it gets none while the report is disabled. */
export const canNameInToken = (person: Person): boolean => isStaff(person);

/** Whose API tokens a person sees, and may revoke: administrators everybody's, others their own. undefined: everybody's. */
export const seesApiTokensOf = (person: Person): string | undefined =>
  isAdmin(person) ? undefined : person.userId;

export const canSeeApiToken = (person: Person, { user_id }: { user_id: string }): boolean =>
  isAdmin(person) || user_id === person.userId;

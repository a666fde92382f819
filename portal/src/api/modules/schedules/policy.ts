/** Permissions on schedules and their files. Pure. */
import { isAdmin, isStaff, type Person, type ReportFacts } from '../reports/reports.ts';

/**
 * Whether a person may fetch the files that a schedule made: its owner, and administrators, who see every report anyway.
 */
export const canFetchScheduled = (person: Person, schedule: { userId: string }): boolean =>
  isAdmin(person) || (isStaff(person) && schedule.userId === person.userId);

/** Whether somebody who sees a report may have it made at set times: nobody is at the screen, so it must be enabled. */
export const canSchedule = (person: Person, { habilitado }: ReportFacts): boolean =>
  isStaff(person) && habilitado;

/** Whose schedules a person sees and changes: administrators everybody's, others their own. */
export const schedulesOf = (person: Person): string | undefined =>
  isAdmin(person) ? undefined : person.userId;

/** Permissions on reports (specification 3 §6). Pure; row level security only separates tenants here. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';

/** The caller; `clientId` is a client user's company. */
export type Person = { userId: string; role: Role; clientId: string | null };

/** The facts that the rules depend on. `auditorio`: the companies that may see it, or everybody. */
export type ReportFacts = {
  /** null: nobody's, of a static report. */
  user_id: string | null;
  es_estatico: boolean;
  /** Of payroll products, which staff alone have. */
  producto?: ReportSummary['producto'];
  habilitado: boolean;
  editable: string;
  auditorio: { todos: boolean; clientIds: string[] };
};

export const isAdmin = ({ role }: Person): boolean => role === 'Admin' || role === 'SuperAdmin';
export const isStaff = (person: Person): boolean => isAdmin(person) || person.role === 'Ejecutivo';

/**
 * Whether a user sees a report: staff the payroll products, everybody the other static ones, administrators every one of their organization, an Ejecutivo their own, a client user
 * the enabled ones for their company or for all.
 */
export function canSeeReport(person: Person, report: ReportFacts): boolean {
  if (report.producto !== undefined) return isStaff(person);
  if (isAdmin(person) || report.es_estatico) return true;
  if (person.role === 'Ejecutivo') return report.user_id === person.userId;
  if (!report.habilitado) return false;
  const { todos, clientIds } = report.auditorio;
  return todos || (person.clientId !== null && clientIds.includes(person.clientId));
}

/** Permissions of a user who sees the report. Static reports cannot be changed. */
export function reportAbilities(person: Person, report: ReportFacts): ReportSummary['can'] {
  const changeable = !report.es_estatico;
  return {
    edit: changeable && isStaff(person) && (isAdmin(person) || report.editable === 'true'),
    clone: changeable && report.habilitado && isStaff(person),
    // Includes enabling, for which the specification names no role: those who may disable may enable.
    disable: changeable && isStaff(person),
    delete: changeable && isAdmin(person),
    combine: changeable && report.habilitado,
    // A product begins with the totals of the whole, which a part of it would repeat.
    split: report.habilitado && isStaff(person) && report.producto !== 'producto',
    set_editable: changeable && isAdmin(person),
  };
}

/** Whether a person may change or delete a block or a style: administrators, and who made it. Everybody of the staff may use it. */
export const canChangeBlock = (person: Person, { user_id }: { user_id: string }): boolean =>
  isAdmin(person) || (isStaff(person) && user_id === person.userId);

/** It is that of all of the organization's reports. */
export const canSetDefaultStyle = (person: Person): boolean => isAdmin(person);

/** Whether a report asks who prints it for values; a static one that is no product has filters of its own instead. */
export const asksParameters = ({
  es_estatico,
  producto,
}: Pick<ReportFacts, 'es_estatico' | 'producto'>): boolean => producto !== undefined || !es_estatico;

/** Whether a person is told what a proof has found: it can hold values that only the report's author sees. */
export const canSeeProofs = (person: Person): boolean => isStaff(person);

/** The `editable` text of a new report: an Ejecutivo may edit the reports they created. */
export const editableOfNewReport = (person: Person): 'true' | 'false' => (isAdmin(person) ? 'false' : 'true');

/** Whose movements a person reads (specification 3 §6): administrators everybody's, others their own. */
export const auditedUser = (person: Person, asked: string | undefined): string | undefined =>
  isAdmin(person) ? asked : person.userId;

export const canSeeMovement = (person: Person, { id_user }: { id_user: string }): boolean =>
  isAdmin(person) || id_user === person.userId;

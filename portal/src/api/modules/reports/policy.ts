/** Who may do what with a report (specification 3 §6). Pure; the database decides nothing of this. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { ReportSummary } from '@lienzo/schema/api/report-endpoints';

/** The person who asks; `clientId` is a client user's company. */
type Person = { userId: string; role: Role; clientId: string | null };

/** What the rules look at. `auditorio`: the companies that may see it, or everybody. */
export type ReportFacts = {
  user_id: string;
  es_estatico: boolean;
  habilitado: boolean;
  editable: string;
  auditorio: { todos: boolean; clientIds: string[] };
};

const isAdmin = ({ role }: Person): boolean => role === 'Admin' || role === 'SuperAdmin';
const isStaff = (person: Person): boolean => isAdmin(person) || person.role === 'Ejecutivo';

/**
 * Whether a person sees a report at all: administrators every one of their organization, an Ejecutivo their
 * own, a client user the enabled ones made for their company or for all.
 */
export function canSeeReport(person: Person, report: ReportFacts): boolean {
  if (isAdmin(person)) return true;
  if (person.role === 'Ejecutivo') return report.user_id === person.userId;
  if (!report.habilitado) return false;
  const { todos, clientIds } = report.auditorio;
  return todos || (person.clientId !== null && clientIds.includes(person.clientId));
}

/** What a person who sees a report may do with it. Static reports stay as they are. */
export function reportAbilities(person: Person, report: ReportFacts): ReportSummary['can'] {
  const changeable = !report.es_estatico;
  return {
    edit: changeable && isStaff(person) && (isAdmin(person) || report.editable === 'true'),
    clone: changeable && report.habilitado && isStaff(person),
    // Covers enabling too, for which the specification names no role: those who may disable may enable.
    disable: changeable && isStaff(person),
    delete: changeable && isAdmin(person),
    combine: changeable && report.habilitado,
  };
}

/** The `editable` text of a new report: an Ejecutivo goes on editing what they made. */
export const editableOfNewReport = (person: Person): 'true' | 'false' => (isAdmin(person) ? 'false' : 'true');

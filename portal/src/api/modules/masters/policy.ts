/** Who may change masters. Pure; whether a client is an Ejecutivo's own, the tenant's row level security says. */
import type { Role } from '@lienzo/schema/api/endpoint';

/** The bureau's people edit; the operator (SuperAdmin) reads; client users never get here. */
export const canEditMasters = ({ role }: { role: Role }): boolean => role === 'Admin' || role === 'Ejecutivo';

/** Who decides who sees a payroll. */
export const canGrantPaysheets = ({ role }: { role: Role }): boolean => role === 'Admin';

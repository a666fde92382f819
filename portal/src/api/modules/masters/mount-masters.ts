/** The endpoints of masters: what capture and payroll screens choose from. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { getConcepts, getPaysheetConcepts, setPaysheetConcepts } from './handlers/concepts.ts';
import {
  getClients,
  getCompanies,
  getCompaniesOfClient,
  getCostCenters,
  getPayrollPeople,
  getPaysheets,
  getPeriods,
  getProcesses,
  getRegisters,
} from './handlers/lookups.ts';
import type { MasterServices } from './services.ts';

export function mountMasters(mount: EndpointMount<MasterServices>): void {
  mount.guarded(endpoints.clientP, getClients);
  mount.guarded(endpoints.get_clinoms, getPaysheets);
  mount.guarded(endpoints.get_process, getProcesses);
  mount.guarded(endpoints.get_periodos, getPeriods);
  mount.guarded(endpoints.get_cost_center, getCostCenters);
  mount.guarded(endpoints.get_empleados_nom, getPayrollPeople);
  mount.guarded(endpoints.get_register, getRegisters);
  mount.guarded(endpoints.get_companies, getCompanies);
  mount.guarded(endpoints.get_paysheet_x_companies, getCompaniesOfClient);
  mount.guarded(endpoints.get_concepts, getConcepts);
  mount.guarded(endpoints.get_conceptos, getPaysheetConcepts);
  mount.guarded(endpoints.set_concepts, setPaysheetConcepts);
}

/** The endpoints of masters: what capture and payroll screens choose from. */

import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { exportConcepts, importConcepts } from './handlers/concept-book.ts';
import {
  getConcepts,
  getPaysheetConcepts,
  loadEmployeesConcepts,
  setPaysheetConcepts,
} from './handlers/concepts.ts';
import { dropEmployment, repairEmployment } from './handlers/correct-employment.ts';
import { correctSalary } from './handlers/correct-salary.ts';
import { saveCredit } from './handlers/credits.ts';
import {
  createEmployee,
  getEmployee,
  getMasterHistory,
  searchEmployeePage,
  updateEmployee,
} from './handlers/employees.ts';
import { addSalary, endEmployment, moveEmployee, rehireEmployee } from './handlers/employment.ts';
import { endMaster } from './handlers/end-masters.ts';
import { findSame } from './handlers/identity.ts';
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
import { exportMasters, importMasters, importMastersByToken } from './handlers/master-book.ts';
import { endConcept, listOwnConcepts, removeConcept, saveConcept } from './handlers/own-concepts.ts';
import { getPaysheetAccess, savePaysheetAccess } from './handlers/paysheet-access.ts';
import { getCalendar, getPaysheet, saveCalendar, savePaysheet, savePeriod } from './handlers/paysheets.ts';
import { createPeriod, deletePeriodOf, getCalendarPlan } from './handlers/periods.ts';
import { getRegisterDetails, saveCompany, saveCostCenter, saveRegister } from './handlers/registers.ts';
import { deleteUnusedMaster } from './handlers/unused-masters.ts';
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
  mount.guarded(endpoints.load_employeesconcepts, loadEmployeesConcepts);
  mount.guarded(endpoints.set_concepts, setPaysheetConcepts);
  mount.guarded(endpoints.list_concepts, listOwnConcepts);
  mount.guarded(endpoints.save_concept, saveConcept);
  mount.guarded(endpoints.end_concept, endConcept);
  mount.guarded(endpoints.delete_concept, removeConcept);
  mount.guarded(endpoints.export_concepts, exportConcepts);
  mount.guarded(endpoints.import_concepts, importConcepts);
  mount.guarded(endpoints.get_paysheet, getPaysheet);
  mount.guarded(endpoints.save_paysheet, savePaysheet);
  mount.guarded(endpoints.get_paysheet_access, getPaysheetAccess);
  mount.guarded(endpoints.save_paysheet_access, savePaysheetAccess);
  mount.guarded(endpoints.get_calendar, getCalendar);
  mount.guarded(endpoints.save_calendar, saveCalendar);
  mount.guarded(endpoints.get_calendar_plan, getCalendarPlan);
  mount.guarded(endpoints.save_period, savePeriod);
  mount.guarded(endpoints.create_period, createPeriod);
  mount.guarded(endpoints.delete_period, deletePeriodOf);
  mount.guarded(endpoints.delete_master, deleteUnusedMaster);
  mount.guarded(endpoints.end_master, endMaster);
  mount.guarded(endpoints.get_registers, getRegisterDetails);
  mount.guarded(endpoints.save_company, saveCompany);
  mount.guarded(endpoints.save_register, saveRegister);
  mount.guarded(endpoints.save_cost_center, saveCostCenter);
  mount.guarded(endpoints.search_employees, searchEmployeePage);
  mount.guarded(endpoints.get_employee, getEmployee);
  mount.guarded(endpoints.find_same_people, findSame);
  mount.guarded(endpoints.create_employee, createEmployee);
  mount.guarded(endpoints.update_employee, updateEmployee);
  mount.guarded(endpoints.add_salary, addSalary);
  mount.guarded(endpoints.correct_salary, correctSalary);
  mount.guarded(endpoints.end_employment, endEmployment);
  mount.guarded(endpoints.rehire, rehireEmployee);
  mount.guarded(endpoints.move_employee, moveEmployee);
  mount.guarded(endpoints.correct_employment, repairEmployment);
  mount.guarded(endpoints.remove_employment, dropEmployment);
  mount.guarded(endpoints.save_credit, saveCredit);
  mount.guarded(endpoints.get_master_history, getMasterHistory);
  mount.guarded(endpoints.export_masters, exportMasters);
  mount.guarded(endpoints.import_masters, importMasters);
  mount.byToken(endpoints.import_masters_by_token, importMastersByToken);
}

/** Valid masters of the tests' payrolls. */
import { randomUUID } from 'node:crypto';
import type { EmployeeContent } from '@lienzo/schema/api/employee-endpoints';
import type { PaysheetContent } from '@lienzo/schema/api/paysheet-endpoints';

export const newPaysheet = (
  id_humansite: string,
  changes: Partial<PaysheetContent> = {},
): PaysheetContent => ({
  id_humansite,
  paysheet: 'Quincenal',
  periodicity: 'Quincenal',
  overtime_rule: 'clasica_3x3',
  overtime_rule_from: null,
  zone: 'general',
  days_convention: '30.4',
  absence_share: '7/6',
  ...changes,
});

/** @param places the cost centre and the register. */
export const newEmployee = (
  places: { costCenter: number; register: number },
  changes: Partial<EmployeeContent> = {},
): EmployeeContent => ({
  human_id: randomUUID().slice(0, 20),
  nombres: 'Olga',
  apellido_paterno: 'Ñuño',
  apellido_materno: 'Díaz',
  rfc: 'NUDO900101AA1',
  curp: 'NUDO900101MDFXZL09',
  ssn: '72795608040',
  birth_date: '1990-01-01',
  gender: 'Mujer',
  estado_civil: 'Soltera',
  nacionalidad: 'Mexicana',
  lugar_nacimiento: 'DF',
  email: '',
  telefono: '',
  codigo_postal: '76130',
  position: 'Auxiliar',
  cost_center_id: places.costCenter,
  register_id: places.register,
  hire_date: '2020-02-29',
  tipo_trabajador: 1,
  tipo_salario: 0,
  jornada: 0,
  umf: '',
  bank: 'BBVA México',
  bank_account: '',
  clabe: '032180000118359719',
  ...changes,
});

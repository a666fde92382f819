/** Valid masters of the tests' payrolls. */
import { randomUUID } from 'node:crypto';
import type { EmployeeContent } from '@lienzo/schema/api/employee-endpoints';
import type { PaysheetContent } from '@lienzo/schema/api/paysheet-endpoints';
import { nssCheckDigit } from '@lienzo/schema/payroll/nss';

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

/** Keys that nobody else has; digits of NSS and CLABE fit, the others may not. */
export function newIdentity(seed: string = randomUUID()): { ssn: string; curp: string; rfc: string } {
  const digits = BigInt(`0x${seed.replace(/[^0-9a-f]/gi, '')}`).toString();
  const ten = `7${digits.slice(-9).padStart(9, '0')}`;
  const letters = [...digits.slice(-8).padStart(8, '0')].map((digit) => 'ABCDEFGHJK'.charAt(Number(digit)));
  const [birth, home] = [letters.slice(0, 4).join(''), letters.slice(4).join('')];
  return {
    ssn: `${ten}${nssCheckDigit(ten)}`,
    curp: `${birth}900101MDF${home.slice(0, 3)}${home.charAt(3)}9`,
    rfc: `${birth}900101${home.slice(0, 3)}`,
  };
}

/** @param places the cost centre and the register. */
export const newEmployee = (
  places: { costCenter: number; register: number },
  changes: Partial<EmployeeContent> = {},
): EmployeeContent => ({
  human_id: randomUUID().slice(0, 20),
  nombres: 'Olga',
  apellido_paterno: 'Ñuño',
  apellido_materno: 'Díaz',
  ...newIdentity(),
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

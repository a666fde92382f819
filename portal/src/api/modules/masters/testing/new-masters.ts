/** Valid masters of the tests' payrolls. */
import { randomUUID } from 'node:crypto';
import type { EmployeeContent } from '@lienzo/schema/masters/employee-endpoints';
import type { PaysheetContent } from '@lienzo/schema/masters/paysheet-endpoints';
import { curpCheckDigit } from '@lienzo/schema/payroll/curp';
import { nssCheckDigit } from '@lienzo/schema/payroll/nss';
import { rfcCheckDigit } from '@lienzo/schema/payroll/rfc';

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

const numbers = new Map<string, number>();
/** The same number for the same seed, and for no other one: random keys meet now and then. */
export function numberOf(seed: string): number {
  const known = numbers.get(seed) ?? numbers.size + 1;
  numbers.set(seed, known);
  return known;
}

/** Keys that nobody else has, with the digits that fit, of a woman born on 1 January 1990 in Mexico City. */
export function newIdentity(seed: string = randomUUID()): { ssn: string; curp: string; rfc: string } {
  const digits = String(numberOf(seed)).padStart(5, '0');
  const consonant = (at: number): string => 'BCDFGHJKLM'.charAt(Number(digits.charAt(at)));
  const birth = `${consonant(0)}A${consonant(1)}${consonant(2)}900101`;
  const ten = `70000${digits}`;
  const curp = `${birth}MDF${consonant(3)}${consonant(4)}B0`;
  const rfc = `${birth}${consonant(3)}${digits.charAt(4)}`;
  return {
    ssn: `${ten}${nssCheckDigit(ten)}`,
    curp: `${curp}${curpCheckDigit(curp)}`,
    rfc: `${rfc}${rfcCheckDigit(rfc)}`,
  };
}

/** @param places the cost centre and the register. */
export const newEmployee = (
  scopes: { costCenter: number; register: number },
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
  cost_center_id: scopes.costCenter,
  register_id: scopes.register,
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

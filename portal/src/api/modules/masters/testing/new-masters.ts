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

/** Keys that nobody else has, with the digits that fit, of a woman born on 1 January 1990 in Mexico City. */
export function newIdentity(seed: string = randomUUID()): { ssn: string; curp: string; rfc: string } {
  const digits = BigInt(`0x${seed.replace(/[^0-9a-f]/gi, '')}`).toString();
  const ten = `7${digits.slice(-9).padStart(9, '0')}`;
  const own = [...digits.slice(-8).padStart(8, '0')].map(Number);
  const consonant = (at: number): string => 'BCDFGHJKLM'.charAt(own[at] ?? 0);
  const vowel = 'AEIOUAEIOU'.charAt(own[1] ?? 0);
  const birth = `${consonant(0)}${vowel}${consonant(2)}${consonant(3)}900101`;
  const curp = `${birth}MDF${consonant(4)}${consonant(5)}${consonant(6)}${own[7]}`;
  const rfc = `${birth}${consonant(4)}${own[7]}`;
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

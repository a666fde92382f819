/** The fields of an employee. Numbers and what may be absent are texts while they are typed. */

import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { EmployeeContent, EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { warnClabe, warnCurp, warnNss, warnRfc } from '@lienzo/schema/masters/identifier-warnings';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { get_registers } from '@lienzo/schema/masters/paysheet-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { assignable } from '../assignable';
import { type FieldGroup, optionsOf } from '../forms/form-field';

/** Registers and cost centres to choose from. */
export type Positions = ResponseOf<typeof get_registers>;
export type EmployeeValues = { [Name in keyof EmployeeContent]-?: string };

const { fields: labels } = masterMessages;

export function emptyEmployee(positions: Positions): EmployeeValues {
  const [center] = assignable(positions.cost_centers);
  const [register] = assignable(positions.registers);
  return {
    human_id: '',
    nombres: '',
    apellido_paterno: '',
    apellido_materno: '',
    rfc: '',
    curp: '',
    ssn: '',
    birth_date: '',
    lugar_nacimiento: '',
    gender: '',
    estado_civil: '',
    nacionalidad: 'Mexicana',
    email: '',
    telefono: '',
    codigo_postal: '',
    ubicacion: '',
    position: '',
    cost_center_id: `${center?.id ?? ''}`,
    register_id: `${register?.id ?? ''}`,
    hire_date: todayInMexico(),
    tipo_trabajador: '1',
    tipo_salario: '0',
    jornada: '0',
    umf: register?.umf ?? '',
    bank: '',
    bank_account: '',
    clabe: '',
    saldo_vacaciones: '',
    saldo_vacaciones_al: '',
  };
}

/** An employee's values as the form holds them. */
export const employeeValues = (employee: EmployeeDetail): EmployeeValues => ({
  human_id: employee.human_id ?? '',
  nombres: employee.nombres,
  apellido_paterno: employee.apellido_paterno,
  apellido_materno: employee.apellido_materno,
  rfc: employee.rfc,
  curp: employee.curp,
  ssn: employee.ssn,
  birth_date: employee.birth_date,
  lugar_nacimiento: employee.lugar_nacimiento,
  gender: employee.gender,
  estado_civil: employee.estado_civil,
  nacionalidad: employee.nacionalidad,
  email: employee.email,
  telefono: employee.telefono,
  codigo_postal: employee.codigo_postal,
  ubicacion: employee.ubicacion,
  position: employee.position,
  cost_center_id: `${employee.cost_center_id}`,
  register_id: `${employee.register_id}`,
  hire_date: employee.hire_date,
  tipo_trabajador: `${employee.tipo_trabajador}`,
  tipo_salario: `${employee.tipo_salario}`,
  jornada: `${employee.jornada}`,
  umf: employee.umf,
  bank: employee.bank,
  bank_account: employee.bank_account,
  clabe: employee.clabe,
  saldo_vacaciones: employee.saldo_vacaciones ?? '',
  saldo_vacaciones_al: employee.saldo_vacaciones_al ?? '',
});

/** What is sent of the form. */
export const employeeBody = <Values extends EmployeeValues>(values: Values) => ({
  ...values,
  human_id: values.human_id.trim() || null,
  cost_center_id: Number(values.cost_center_id),
  register_id: Number(values.register_id),
  tipo_trabajador: Number(values.tipo_trabajador),
  tipo_salario: Number(values.tipo_salario),
  jornada: Number(values.jornada),
  saldo_vacaciones: values.saldo_vacaciones.trim() || null,
  saldo_vacaciones_al: values.saldo_vacaciones_al || null,
});

/** @param current what the person has. */
export const costCenterOptions = ({ cost_centers }: Pick<Positions, 'cost_centers'>, current?: number) =>
  assignable(cost_centers, current).map(({ id, cost_center }) => ({ value: `${id}`, label: cost_center }));

/** @param current what the person has. */
export const registerOptions = ({ registers }: Pick<Positions, 'registers'>, current?: number) =>
  assignable(registers, current).map(({ id, register }) => ({ value: `${id}`, label: register }));

const genders = (own: string) =>
  [...new Set([...masterMessages.genders, own])].map((value) => ({ value, label: value }));

/** @param own what is stored: the gender may be another word, and the places may have ended. */
export const employeeFields = (
  targets: Positions,
  own?: Pick<EmployeeDetail, 'gender' | 'cost_center_id' | 'register_id'>,
): FieldGroup<keyof EmployeeValues>[] => [
  {
    title: masterMessages.identity,
    fields: [
      { name: 'nombres', label: labels.nombres },
      { name: 'apellido_paterno', label: labels.apellido_paterno },
      { name: 'apellido_materno', label: labels.apellido_materno },
      { name: 'human_id', label: labels.human_id },
      { name: 'rfc', label: labels.rfc, warn: warnRfc },
      { name: 'curp', label: labels.curp, warn: warnCurp },
      { name: 'ssn', label: labels.ssn, warn: warnNss },
      { name: 'birth_date', label: labels.birth_date, kind: 'date' },
      { name: 'lugar_nacimiento', label: labels.lugar_nacimiento },
      {
        name: 'gender',
        label: labels.gender,
        kind: 'choice',
        options: genders(own?.gender ?? masterMessages.genders[0]),
      },
      { name: 'estado_civil', label: labels.estado_civil },
      { name: 'nacionalidad', label: labels.nacionalidad },
      { name: 'email', label: labels.email },
      { name: 'telefono', label: labels.telefono },
      { name: 'codigo_postal', label: labels.codigo_postal },
    ],
  },
  {
    title: masterMessages.contract,
    fields: [
      { name: 'position', label: labels.position },
      { name: 'hire_date', label: labels.hire_date, kind: 'date' },
      {
        name: 'cost_center_id',
        label: labels.cost_center_id,
        kind: 'choice',
        options: costCenterOptions(targets, own?.cost_center_id),
      },
      {
        name: 'register_id',
        label: labels.register_id,
        kind: 'choice',
        options: registerOptions(targets, own?.register_id),
      },
      {
        name: 'tipo_trabajador',
        label: labels.tipo_trabajador,
        kind: 'choice',
        options: optionsOf(masterCodes.workerTypes),
      },
      {
        name: 'tipo_salario',
        label: labels.tipo_salario,
        kind: 'choice',
        options: optionsOf(masterCodes.salaryTypes),
      },
      {
        name: 'jornada',
        label: labels.jornada,
        kind: 'choice',
        options: optionsOf(masterCodes.workWeeks),
      },
      { name: 'umf', label: labels.umf },
      { name: 'ubicacion', label: labels.ubicacion, description: masterMessages.ubicacionHelp },
      { name: 'saldo_vacaciones', label: labels.saldo_vacaciones, kind: 'decimal' },
      { name: 'saldo_vacaciones_al', label: labels.saldo_vacaciones_al, kind: 'date' },
    ],
  },
  {
    title: masterMessages.pay,
    fields: [
      { name: 'bank', label: labels.bank },
      { name: 'bank_account', label: labels.bank_account },
      { name: 'clabe', label: labels.clabe, warn: warnClabe },
    ],
  },
];

/** Rows for the workbook of masters, as people type them. */

import { randomUUID } from 'node:crypto';
import { rfcCheckDigit } from '@lienzo/schema/payroll/rfc';
import type exceljs from 'exceljs';
import { newIdentity, numberOf } from './new-masters.ts';

const PROCESS = 'Nómina ordinaria';
export const newNumber = (): string => randomUUID().slice(0, 10).toUpperCase();
export const newRegister = (): string => `Y${String(numberOf(randomUUID())).padStart(10, '0')}`;

/** A row below the ones there are, by headings. */
export function addRow(
  book: exceljs.Workbook,
  name: string,
  values: Record<string, exceljs.CellValue>,
): void {
  const sheet = book.getWorksheet(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  const headings = sheet.getRow(4).values;
  const scopes = Array.isArray(headings) ? headings : [];
  let at = 5;
  while (sheet.getCell(at, 1).text !== '') at += 1;
  for (const [heading, value] of Object.entries(values)) {
    const scope = scopes.indexOf(heading);
    if (scope < 0) throw new Error(`no heading ${heading}`);
    sheet.getCell(at, scope).value = value;
  }
}

/** The rows of a sheet as texts. */
export const cells = (book: exceljs.Workbook, name: string): string[][] =>
  book
    .getWorksheet(name)
    ?.getSheetValues()
    .slice(5)
    .map((row) => (Array.isArray(row) ? row.map((value) => `${value ?? ''}`) : [])) ?? [];

/** A payroll with its places and a person, all new. */
export function addPayroll(book: exceljs.Workbook, number: string, register: string): void {
  addRow(book, 'Nóminas', {
    'Número de nómina': number,
    Nombre: 'Semanal de prueba',
    Periodicidad: 'Semanal',
    'Regla de horas extra': 'Clásica 3×3 (9 horas dobles)',
    'Zona de salario mínimo': 'General',
    'Días del mes': 'Meses de 30.4 días',
    'Descuento de una falta': 'Solo el día',
  });
  addRow(book, 'Calendario', {
    'Número de nómina': number,
    Proceso: PROCESS,
    Año: 2027,
    'Núm.': 1,
    Periodo: 'Semana 1',
    Inicio: '04/01/2027',
    Fin: '10/01/2027',
    // A day of Excel; the others are typed as text.
    Pago: new Date('2027-01-12T00:00:00Z'),
    'Cerrar antes': 'No',
  });
  const homonym = (numberOf(register) % 36 ** 2).toString(36).padStart(2, '0').toUpperCase();
  const company = `QRS900317${homonym}`;
  const rfc = `${company}${rfcCheckDigit(company)}`;
  addRow(book, 'Empresas', { RFC: rfc, 'Razón social': `Empresa ${number}` });
  addRow(book, 'Registros patronales', {
    'Registro patronal': register,
    'Prima vigente desde': '01/03/2026',
    'Prima de riesgo (%)': '0.54355',
    'RFC de la empresa': rfc,
    Delegación: 'Centro',
  });
  addRow(book, 'Centros de costos', { 'Número de nómina': number, Clave: 'P1', Nombre: 'Planta' });
  addPerson(book, number, register, {});
}

export function addPerson(
  book: exceljs.Workbook,
  number: string,
  register: string,
  changes: Record<string, string>,
): void {
  const { ssn, curp, rfc } = newIdentity(`${register.slice(1)}${changes['Número de empleado'] ?? ''}`);
  const person = {
    'Número de nómina': number,
    'Número de empleado': changes['Número de empleado'] ?? '0007',
    NSS: changes.NSS ?? ssn,
  };
  addRow(book, 'Empleados', {
    ...person,
    Nombres: 'Olga',
    'Apellido paterno': 'Ñuño',
    RFC: rfc,
    CURP: curp,
    'Fecha de nacimiento': '01/01/1990',
    Género: 'Mujer',
    Puesto: 'Auxiliar',
    'Clave del centro de costos': 'p1',
    'Registro patronal': register,
    'Fecha de alta': '05/02/2024',
    'Tipo de trabajador': 'Permanente',
    'Tipo de salario': 'Fijo',
    Jornada: 'Semana completa',
    'Ubicación en el SUA': 'Planta 7',
    ...changes,
  });
  addRow(book, 'Salarios', {
    ...person,
    Desde: '05/02/2024',
    'Salario diario': '400',
    'Salario base de cotización': 419.72,
  });
  addRow(book, 'Salarios', {
    ...person,
    Desde: '01/01/2026',
    'Salario diario': '$450.50',
    'Salario base de cotización': 472.71,
  });
  addRow(book, 'Créditos', {
    ...person,
    Tipo: 'INFONAVIT',
    'Número de crédito': '1234567890',
    Desde: '01/01/2026',
    'Tipo de descuento': 'Porcentaje',
    Valor: '20',
    'Tabla de disminución': 'Aplica',
  });
}

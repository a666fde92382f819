/** Rows of the workbook of masters. */
import type exceljs from 'exceljs';

/** Below the rows of a sheet, by headings. */
function addRow(book: exceljs.Workbook, name: string, values: Record<string, string | number>): void {
  const sheet = book.getWorksheet(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  const headings = sheet.getRow(4).values;
  const positions = Array.isArray(headings) ? headings : [];
  let at = 5;
  while (sheet.getCell(at, 1).text !== '') at += 1;
  for (const [column, value] of Object.entries(values)) {
    const position = positions.indexOf(column);
    if (position < 0) throw new Error(`no heading ${column}`);
    sheet.getCell(at, position).value = value;
  }
}

const REGISTER = 'Y5412345101';

/** Two people of a payroll, with the register and the cost centre that they belong to. */
export function addPeople(book: exceljs.Workbook, payroll: string): void {
  addRow(book, 'Registros patronales', {
    'Registro patronal': REGISTER,
    'Prima vigente desde': '01/03/2026',
    'Prima de riesgo (%)': '0.54355',
    'RFC de la empresa': 'EKU9003173C9',
    Delegación: 'Veracruz',
  });
  addRow(book, 'Centros de costos', { 'Número de nómina': payroll, Clave: 'P1', Nombre: 'Planta' });
  const people = [
    ['0001', '72795608040', 'Olga', 'Ñuño', 'NUDO900101AA1', 'NUDO900101MDFXZL09'],
    ['0002', '12345678903', 'Emma', 'Gómez', 'GODE561231GR8', 'GODE561231MVZMZM09'],
  ] as const;
  for (const [number, nss, nombres, apellido, rfc, curp] of people) {
    const person = { 'Número de nómina': payroll, 'Número de empleado': number, NSS: nss };
    addRow(book, 'Empleados', {
      ...person,
      Nombres: nombres,
      'Apellido paterno': apellido,
      RFC: rfc,
      CURP: curp,
      'Fecha de nacimiento': '01/01/1990',
      Género: 'Mujer',
      Puesto: 'Auxiliar',
      'Clave del centro de costos': 'P1',
      'Registro patronal': REGISTER,
      'Fecha de alta': '05/02/2024',
      'Tipo de trabajador': 'Permanente',
      'Tipo de salario': 'Fijo',
      Jornada: 'Semana completa',
    });
    addRow(book, 'Salarios', {
      ...person,
      Desde: '05/02/2024',
      'Salario diario': '400',
      'Salario base de cotización': 419.72,
    });
  }
}

import type { FunctionName, TableFunction } from '../formula/function-table.ts';

/** What a function of formulas does, and an example with its result. */
export type FunctionHelp = { help: string; example: string; result: string };

/** The examples are computed in a test: each gives the result that stands beside it. */
export const formulaHelpMessages: Readonly<Record<FunctionName, FunctionHelp>> = {
  SI: {
    help: 'Da un valor si la condición se cumple y otro si no.',
    example: 'SI(10 > 9; "Con extra"; "Sin extra")',
    result: 'Con extra',
  },
  'SI.ERROR': {
    help: 'Da el segundo valor cuando el primero no tiene resultado: una división entre cero o un dato que falta.',
    example: 'SI.ERROR(100 / 0; 0)',
    result: '0',
  },
  'SI.CONJUNTO': {
    help: 'Da el valor de la primera condición que se cumple.',
    example: 'SI.CONJUNTO(8 > 9; "Alto"; 8 > 5; "Medio"; VERDADERO; "Bajo")',
    result: 'Medio',
  },
  Y: { help: 'VERDADERO si se cumplen todas las condiciones.', example: 'Y(2 > 1; 3 > 2)', result: 'Sí' },
  O: { help: 'VERDADERO si se cumple alguna condición.', example: 'O(1 > 2; 3 > 2)', result: 'Sí' },
  NO: { help: 'Lo contrario de una condición.', example: 'NO(1 > 2)', result: 'Sí' },
  ESBLANCO: {
    help: 'VERDADERO si el valor está vacío. También se escribe [Fecha de baja] = "".',
    example: 'ESBLANCO("")',
    result: 'Sí',
  },
  SUMA: {
    help: 'Suma los números; los vacíos no cuentan.',
    example: 'SUMA(100; 50.25; 25)',
    result: '175.25',
  },
  PROMEDIO: {
    help: 'El promedio de los números; los vacíos no cuentan.',
    example: 'PROMEDIO(8; 9; 10)',
    result: '9',
  },
  CONTAR: { help: 'Cuántos de los valores son números o fechas.', example: 'CONTAR(5; 0; 12)', result: '3' },
  CONTARA: { help: 'Cuántos de los valores no están vacíos.', example: 'CONTARA("A"; ""; 5)', result: '2' },
  MIN: {
    help: 'El menor de los números o la primera de las fechas.',
    example: 'MIN(12; 9; 30)',
    result: '9',
  },
  MAX: {
    help: 'El mayor de los números o la última de las fechas.',
    example: 'MAX(12; 9; 30)',
    result: '30',
  },
  REDONDEAR: {
    help: 'Redondea a los decimales que indicas; -2 redondea a centenas.',
    example: 'REDONDEAR(2.345; 2)',
    result: '2.35',
  },
  TRUNCAR: { help: 'Quita decimales sin redondear.', example: 'TRUNCAR(8.99; 1)', result: '8.9' },
  ENTERO: { help: 'El entero igual o menor que el número.', example: 'ENTERO(-8.9)', result: '-9' },
  ABS: { help: 'El número sin signo.', example: 'ABS(-250)', result: '250' },
  RESIDUO: { help: 'Lo que sobra de una división.', example: 'RESIDUO(17; 5)', result: '2' },
  CONCATENAR: {
    help: 'Une textos y números. También se hace con &.',
    example: 'CONCATENAR("Semana "; 12)',
    result: 'Semana 12',
  },
  IZQUIERDA: {
    help: 'Los primeros caracteres de un texto.',
    example: 'IZQUIERDA("PEGA850101"; 4)',
    result: 'PEGA',
  },
  DERECHA: {
    help: 'Los últimos caracteres de un texto.',
    example: 'DERECHA("0123456789"; 4)',
    result: '6789',
  },
  EXTRAE: {
    help: 'Caracteres de un texto, desde el lugar que indicas.',
    example: 'EXTRAE("PEGA850101"; 5; 6)',
    result: '850101',
  },
  LARGO: { help: 'Cuántos caracteres tiene un texto.', example: 'LARGO("Nómina")', result: '6' },
  MAYUSC: { help: 'El texto en mayúsculas.', example: 'MAYUSC("Peña")', result: 'PEÑA' },
  MINUSC: { help: 'El texto en minúsculas.', example: 'MINUSC("PEÑA")', result: 'peña' },
  NOMPROPIO: {
    help: 'Cada palabra con mayúscula inicial.',
    example: 'NOMPROPIO("ANA LÓPEZ-MATA")',
    result: 'Ana López-Mata',
  },
  ESPACIOS: {
    help: 'El texto sin espacios de sobra.',
    example: 'ESPACIOS("  Ana   López ")',
    result: 'Ana López',
  },
  SUSTITUIR: {
    help: 'Cambia un texto por otro en todos los lugares donde está.',
    example: 'SUSTITUIR("2026-11-20"; "-"; "/")',
    result: '2026/11/20',
  },
  TEXTO: {
    help: 'Un número o una fecha como texto, con el formato que indicas.',
    example: 'TEXTO(1234.5; "$#,##0.00")',
    result: '$1,234.50',
  },
  VALOR: { help: 'El número que está escrito en un texto.', example: 'VALOR("$1,234.50")', result: '1234.5' },
  LETRA: {
    help: 'Un importe con letra, como en los recibos.',
    example: 'LETRA(1234.5)',
    result: 'mil doscientos treinta y cuatro pesos 50/100 M.N.',
  },
  FECHA: {
    help: 'La fecha de un año, un mes y un día.',
    example: 'FECHA(2026; 11; 20)',
    result: '2026-11-20',
  },
  DIA: { help: 'El día del mes de una fecha.', example: 'DIA(FECHA(2026; 11; 20))', result: '20' },
  MES: { help: 'El número del mes de una fecha.', example: 'MES(FECHA(2026; 11; 20))', result: '11' },
  AÑO: { help: 'El año de una fecha.', example: 'AÑO(FECHA(2026; 11; 20))', result: '2026' },
  HOY: { help: 'La fecha en que se hace el reporte.', example: 'HOY() - HOY()', result: '0' },
  SIFECHA: {
    help: 'Lo que pasó completo entre dos fechas: años con Y, meses con M o días con D; con YM, los meses que pasan de los años.',
    example: 'SIFECHA(FECHA(2020; 3; 15); FECHA(2026; 3; 14); "Y")',
    result: '5',
  },
  DIAS: {
    help: 'Los días entre dos fechas; primero la última.',
    example: 'DIAS(FECHA(2026; 11; 30); FECHA(2026; 11; 20))',
    result: '10',
  },
  'DIAS.LAB': {
    help: 'Los días de lunes a viernes entre dos fechas, con las dos incluidas.',
    example: 'DIAS.LAB(FECHA(2026; 11; 20); FECHA(2026; 11; 30))',
    result: '7',
  },
  'FIN.MES': {
    help: 'El último día del mes que está tantos meses después.',
    example: 'FIN.MES(FECHA(2026; 1; 15); 1)',
    result: '2026-02-28',
  },
  'FECHA.MES': {
    help: 'La misma fecha tantos meses después.',
    example: 'FECHA.MES(FECHA(2026; 1; 31); 1)',
    result: '2026-02-28',
  },
  DIASEM: {
    help: 'El número del día de la semana: 1 es domingo; con tipo 2, 1 es lunes.',
    example: 'DIASEM(FECHA(2026; 11; 26); 2)',
    result: '4',
  },
};

/** The same of functions over the rows of a table; what they give depends on them. */
export const tableFunctionMessages: Readonly<Record<TableFunction, FunctionHelp>> = {
  'SUMAR.SI': {
    help: 'Suma una columna en las filas cuya otra columna cumple el criterio.',
    example: 'SUMAR.SI([Tabla 1.Concepto]; "ISR"; [Tabla 1.Importe])',
    result: 'la suma del ISR',
  },
  'PROMEDIO.SI': {
    help: 'El promedio de una columna en las filas cuya otra columna cumple el criterio.',
    example: 'PROMEDIO.SI([Tabla 1.Centro]; "Norte"; [Tabla 1.Neto])',
    result: 'el neto promedio del centro Norte',
  },
  'CONTAR.SI': {
    help: 'Cuántas filas cumplen el criterio: un valor al que son iguales, o un signo de comparación y un valor.',
    example: 'CONTAR.SI([Tabla 1.Horas]; "> 9")',
    result: 'las filas con más de 9 horas',
  },
  FILAS: {
    help: 'Cuántas filas tiene la tabla, también las que no tienen dato en la columna.',
    example: 'FILAS([Tabla 1.Nombre]) > 0',
    result: 'VERDADERO si la tabla tiene filas',
  },
  BUSCARX: {
    help: 'El dato de la fila cuya columna es igual al valor; si varias filas lo tienen con datos distintos, no toma ninguno y avisa.',
    example: 'BUSCARX("ISR"; [Tabla 1.Concepto]; [Tabla 1.Importe]; 0)',
    result: 'el importe del ISR, o 0 si no está',
  },
};

/** Writes an EMA or EBA as the IMSS delivers it; shares nothing with the code that reads it. Money in cents. */
import ExcelJS from 'exceljs';

export type EmissionPerson = {
  nss: string;
  name: string;
  /** Of the month. */
  days: number;
  /** Days less of risks, disability and life, and child care. */
  absent?: number;
  sbc: number;
  /** Of its row; none without. */
  movement?: { origin: number; type: number; date: string };
};

const EMA_HEADS = [
  ...['NSS', 'Nombre', 'Origen del Movimiento', 'Tipo del Movimiento', 'Fecha del Movimiento', 'Días'],
  ...['Salario Diario', 'Cuota Fija', 'Excedente Patronal', 'Excedente Obrero'],
  ...['Prestaciones en Dinero Patronal', 'Prestaciones en Dinero Obrero'],
  ...['Gastos Médicos y Pensionados Patronal', 'Gastos Médicos y Pensionados Obrero', 'Riesgos de Trabajo'],
  ...['Invalidez y Vida Patronal', 'Invalidez y Vida Obrero', 'Guarderías y Prestaciones Sociales', 'Total'],
];

/** Cents of a share in millionths, of cents. */
const share = (base: number, millionths: number): number => Math.round((base * millionths) / 1_000_000);

/** The quotas of a month of 2026, in the order of the heads; the premium is 0.54355 %. */
function monthQuotas({ days, absent = 0, sbc }: EmissionPerson): number[] {
  const over = Math.max(0, sbc - 35_193);
  const risk = days - absent;
  return [
    share(11_731 * days, 204_000),
    share(over * days, 11_000),
    share(over * days, 4000),
    share(sbc * days, 7000),
    share(sbc * days, 2500),
    share(sbc * days, 10_500),
    share(sbc * days, 3750),
    Math.round((sbc * risk * 543_550) / 100_000_000),
    share(sbc * risk, 17_500),
    share(sbc * risk, 6250),
    share(sbc * risk, 10_000),
  ];
}

export type EmissionOptions = { register?: string; month?: string; heads?: readonly string[] };

export async function writeEma(
  people: readonly EmissionPerson[],
  { register, month = 'Julio 2026', heads = EMA_HEADS }: EmissionOptions = {},
): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const summary = book.addWorksheet(`Emisión ${month}`);
  if (register !== undefined) {
    const dashed = `${register.slice(0, 3)}-${register.slice(3, 8)}-${register.slice(8, 10)}-${register.slice(10)}`;
    summary.addRow(['Registro Patronal', dashed]);
  }
  const sheet = book.addWorksheet(`Movimientos EMA ${month}`);
  sheet.addRow(['INSTITUTO MEXICANO DEL SEGURO SOCIAL']);
  for (let row = 2; row <= 4; row += 1) sheet.addRow(['']);
  sheet.addRow([...heads]);
  for (const person of people) {
    const quotas = monthQuotas(person);
    const total = quotas.reduce((sum, one) => sum + one, 0);
    const money = [...quotas, total].map((cents) => cents / 100);
    const { origin = 0, type = 0, date = '-' } = person.movement ?? {};
    sheet.addRow([person.nss, person.name, origin, type, date, person.days, person.sbc / 100, ...money]);
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

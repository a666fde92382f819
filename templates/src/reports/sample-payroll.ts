import { dataFieldTexts } from '@lienzo/schema/report/data-field-texts';
import type { DataFieldTexts } from '@lienzo/schema/report/with-data-fields';

/** A small made-up payroll: the same people, areas and figures in all starter reports. */
export type SampleEmployee = {
  id: number;
  human_id: string;
  name: string;
  rfc: string;
  curp: string;
  ssn: string;
  position: string;
  birth_date: string;
  hire_date: string;
  /** Salario base de cotización, in cents. */
  sbc: number;
  cost_center: SampleCostCenter;
  /** Money in cents. */
  daily_salary: number;
  days_paid: number;
  perceptions: SampleLine[];
  deductions: SampleLine[];
};
export type SampleLine = { key: string; description: string; amount: number };
export type SampleCostCenter = { id: number; code: string; cost_center: string };

export const SAMPLE_CLIENT = 'Comercializadora del Bajío, S.A. de C.V.';
export const SAMPLE_COMPANY = 'Servicios del Bajío, S.A. de C.V.';
export const SAMPLE_COMPANY_RFC = 'SBA0903122K7';
export const SAMPLE_PAYSHEET = 'Quincenal Administración';
export const SAMPLE_REGISTER = 'B4721966102';
export const SAMPLE_PERIOD = {
  'periods.number': 21,
  'periods.mes': 'Primera quincena de noviembre',
  'periods.initial_date': '2026-11-01',
  'periods.end_date': '2026-11-15',
  'periods.payment_date': '2026-11-13',
} as const;

/** What the data fields of a starter report say of the sample rows. */
export const SAMPLE_OWNERS: DataFieldTexts = dataFieldTexts({
  client: [SAMPLE_CLIENT],
  payroll: [`A-104 ${SAMPLE_PAYSHEET}`],
  period: [
    {
      number: `${SAMPLE_PERIOD['periods.number']}`,
      initial_date: SAMPLE_PERIOD['periods.initial_date'],
      end_date: SAMPLE_PERIOD['periods.end_date'],
    },
  ],
});

const COST_CENTERS: SampleCostCenter[] = [
  { id: 11, code: 'ADM-01', cost_center: 'Administración y finanzas' },
  { id: 12, code: 'COM-02', cost_center: 'Comercial' },
  { id: 13, code: 'LOG-03', cost_center: 'Logística y almacén' },
  { id: 14, code: 'PRO-04', cost_center: 'Producción' },
];

const PEOPLE: [name: string, letters: string, gender: 'H' | 'M', birth: string][] = [
  ['Aguilar Ramírez, Sofía', 'AURS', 'M', '900214'],
  ['Álvarez Núñez, Diego', 'AAND', 'H', '851102'],
  ['Barrera Castañeda, Lucía', 'BACL', 'M', '930730'],
  ['Cervantes Ibáñez, Martín', 'CEIM', 'H', '790318'],
  ['Cortés Villanueva, Elena', 'COVE', 'M', '880909'],
  ['Domínguez Peña, Rodrigo', 'DOPR', 'H', '910123'],
  ['Escobedo Luna, Mariana', 'EOLM', 'M', '951215'],
  ['Fuentes Quiroz, Javier', 'FUQJ', 'H', '830606'],
  ['Gallegos Treviño, Ana Paula', 'GATA', 'M', '970421'],
  ['García Hernández, Luis Ángel', 'GAHL', 'H', '820811'],
  ['Gutiérrez Sáenz, Carolina', 'GUSC', 'M', '890227'],
  ['Hernández Muñoz, Óscar', 'HEMO', 'H', '760530'],
  ['Ibarra Zúñiga, Valeria', 'IAZV', 'M', '940612'],
  ['Juárez Ontiveros, Ernesto', 'JUOE', 'H', '800119'],
  ['León Arredondo, Patricia', 'LEAP', 'M', '860924'],
  ['Maldonado Ríos, Emilio', 'MARE', 'H', '920305'],
  ['Mendoza Carrillo, Fernanda', 'MECF', 'M', '981018'],
  ['Nava Estrada, Guillermo', 'NAEG', 'H', '740728'],
  ['Ochoa Delgado, Ximena', 'OODX', 'M', '960203'],
  ['Padilla Solís, Ricardo', 'PASR', 'H', '871126'],
  ['Quintero Beltrán, Daniela', 'QUBD', 'M', '910808'],
  ['Rangel Medina, Hugo', 'RAMH', 'H', '780415'],
  ['Robles Santillán, Adriana', 'ROSA', 'M', '840629'],
  ['Salazar Espinosa, Tomás', 'SAET', 'H', '930112'],
  ['Sánchez Olvera, Regina', 'SAOR', 'M', '990507'],
  ['Tovar Cisneros, Alberto', 'TOCA', 'H', '810920'],
  ['Uribe Montes, Claudia', 'UIMC', 'M', '880316'],
  ['Vázquez Lara, Sergio', 'VALS', 'H', '900701'],
  ['Villarreal Cantú, Jimena', 'VICJ', 'M', '950825'],
  ['Zamora Fierro, Arturo', 'ZAFA', 'H', '770213'],
];

const POSITIONS: Record<string, string[]> = {
  'ADM-01': ['Contador general', 'Analista de nómina', 'Auxiliar contable', 'Coordinadora de tesorería'],
  'COM-02': ['Ejecutivo de cuenta', 'Gerente comercial', 'Promotor de ventas'],
  'LOG-03': ['Jefe de almacén', 'Montacarguista', 'Analista de rutas'],
  'PRO-04': ['Supervisor de línea', 'Operador A', 'Operador B', 'Inspector de calidad'],
};

/** Thirty employees in four cost centres, with a fortnight's receipt each; always the same. */
export const SAMPLE_EMPLOYEES: SampleEmployee[] = PEOPLE.map(([name, letters, gender, birth], index) => {
  const cost_center = COST_CENTERS[(index * 7) % 4] ?? { id: 11, code: 'ADM-01', cost_center: '' };
  const positions = POSITIONS[cost_center.code] ?? [];
  const daily_salary = 41_000 + ((index * 9_173) % 97) * 1_250;
  const days_paid = index % 9 === 4 ? 14 : 15;
  const wage = daily_salary * days_paid;
  const year = 2012 + ((index * 5) % 13);
  return {
    id: 2001 + index,
    human_id: String(1_041 + index * 13),
    name,
    rfc: `${letters}${birth}${['7K2', 'M41', '3D9', 'QA5', '8R0'][index % 5] ?? ''}`,
    curp: `${letters}${birth}${gender}GT${letters.slice(1).replaceAll(/[AEIOU]/g, 'R')}0${index % 10}`,
    ssn: `${4_519}${birth.slice(0, 2)}${String(40_017 + index * 271)}`,
    position: positions[Math.floor(index / 4) % Math.max(positions.length, 1)] ?? '',
    birth_date: `19${birth.slice(0, 2)}-${birth.slice(2, 4)}-${birth.slice(4)}`,
    hire_date: `${year}-${String(1 + ((index * 3) % 12)).padStart(2, '0')}-${String(1 + ((index * 11) % 27)).padStart(2, '0')}`,
    cost_center,
    daily_salary,
    sbc: Math.round(daily_salary * 1.0493),
    days_paid,
    perceptions: [
      { key: 'P001', description: 'Sueldo', amount: wage },
      { key: 'P017', description: 'Vales de despensa', amount: 69_000 },
      ...(index % 3 === 0
        ? [{ key: 'P009', description: 'Premio de puntualidad', amount: Math.round(wage / 20) }]
        : []),
      ...(index % 4 === 1
        ? [{ key: 'P023', description: 'Horas extra dobles', amount: Math.round(daily_salary / 2) }]
        : []),
    ],
    deductions: [
      { key: 'D001', description: 'ISR', amount: Math.round(wage * 0.118) },
      { key: 'D002', description: 'Cuota IMSS', amount: Math.round(wage * 0.0259) },
      ...(index % 5 === 2
        ? [{ key: 'D010', description: 'Crédito INFONAVIT', amount: Math.round(wage * 0.12) }]
        : []),
    ],
  };
});

/** Cents as the decimal text that travels in rows. */
export const decimalText = (cents: number): string => (cents / 100).toFixed(2);

export const sumOf = (lines: SampleLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0);

/** The standard concepts and processes of every organization; ids and keys as in specification 3 §3 and 2 §9. */
import type { ConceptsTable } from '../../platform/database/tables/payroll-tables.ts';

type Kind = ConceptsTable['kind'];
type Unit = ConceptsTable['type_value'];

export type StandardConcept = {
  id: number;
  key: string;
  description: string;
  type_value: Unit;
  kind: Kind;
  cfdi_code: string | null;
  /** Whether it can be captured as an incident. */
  capturable: boolean;
  /** Whether the list of concepts that a payroll can be given leaves it out. */
  hidden: boolean;
};

/** Captured in tabs of their own (specification 2 §9), or calculated. */
const HIDDEN_KEYS = [
  'P001',
  'P023C_HR',
  'P024C_HR',
  'D001',
  'D002',
  'D013C_DI',
  'D014C_DI',
  'D015C_DI',
  'O002',
];

const concept = (
  id: number,
  key: string,
  description: string,
  type_value: Unit,
  kind: Kind,
  cfdi_code: string | null,
  capturable = false,
): StandardConcept => ({
  id,
  key,
  description,
  type_value,
  kind,
  cfdi_code,
  capturable,
  hidden: HIDDEN_KEYS.includes(key),
});

export const STANDARD_CONCEPTS: StandardConcept[] = [
  concept(1, 'P001', 'Sueldo', 'IM', 'Percepción', '001'),
  concept(2, 'P002', 'Retroactivo de sueldo', 'IM', 'Percepción', '001', true),
  concept(3, 'P003C_DI', 'Vacaciones', 'DI', 'Percepción', '001', true),
  concept(4, 'P004', 'Prima vacacional', 'IM', 'Percepción', '021'),
  concept(5, 'P005', 'Aguinaldo', 'IM', 'Percepción', '002'),
  concept(6, 'P006', 'Participación de los trabajadores en las utilidades', 'IM', 'Percepción', '003'),
  concept(7, 'P007', 'Fondo de ahorro, aportación de la empresa', 'IM', 'Percepción', '005'),
  concept(10, 'P010', 'Premio por puntualidad', 'IM', 'Percepción', '010'),
  concept(11, 'P011', 'Premio por asistencia', 'IM', 'Percepción', '049', true),
  concept(12, 'P012', 'Bono de desempeño', 'IM', 'Percepción', '038', true),
  concept(13, 'P013', 'Comisiones', 'IM', 'Percepción', '028', true),
  concept(20, 'P020', 'Prima dominical', 'DI', 'Percepción', '020', true),
  concept(23, 'P023C_HR', 'Horas extra dobles', 'HR', 'Percepción', '019'),
  concept(24, 'P024C_HR', 'Horas extra triples', 'HR', 'Percepción', '019'),
  concept(29, 'P029', 'Vales de despensa', 'IM', 'Percepción', '029'),
  concept(30, 'P030', 'Subsidio por incapacidad', 'IM', 'Percepción', '014', true),
  concept(31, 'P031', 'Prima de antigüedad', 'IM', 'Percepción', '022'),
  concept(32, 'P032', 'Indemnización', 'IM', 'Percepción', '025'),
  concept(201, 'D001', 'Seguridad social (IMSS)', 'IM', 'Deducción', '001'),
  concept(202, 'D002', 'ISR', 'IM', 'Deducción', '002'),
  concept(204, 'D004', 'Otras deducciones', 'IM', 'Deducción', '004', true),
  concept(207, 'D007', 'Pensión alimenticia', 'IM', 'Deducción', '007'),
  concept(210, 'D010', 'Crédito de vivienda (INFONAVIT)', 'IM', 'Deducción', '010'),
  concept(211, 'D011', 'Crédito FONACOT', 'IM', 'Deducción', '011'),
  concept(212, 'D012', 'Anticipo de salario', 'IM', 'Deducción', '012', true),
  concept(219, 'D019', 'Cuota sindical', 'IM', 'Deducción', '019'),
  concept(220, 'D020C_DI', 'Falta injustificada', 'DI', 'Incidencia', '020', true),
  concept(221, 'D021C_DI', 'Permiso sin goce de sueldo', 'DI', 'Incidencia', '020', true),
  concept(222, 'D022C_HR', 'Retardo', 'HR', 'Incidencia', '020', true),
  concept(314, 'D013C_DI', 'Maternidad', 'DI', 'Incidencia', '006'),
  concept(316, 'D014C_DI', 'Enfermedad general', 'DI', 'Incidencia', '006'),
  concept(318, 'D015C_DI', 'Riesgo de trabajo', 'DI', 'Incidencia', '006'),
  concept(401, 'O001', 'Reintegro de ISR retenido en exceso', 'IM', 'Otro pago', '001'),
  concept(402, 'O002', 'Subsidio al empleo', 'IM', 'Otro pago', '002'),
  concept(403, 'O003', 'Viáticos', 'IM', 'Otro pago', '003', true),
];

/** Finds a concept by its key. */
export function conceptOf(key: string): StandardConcept {
  const match = STANDARD_CONCEPTS.find((one) => one.key === key);
  if (match === undefined) throw new Error(`no concept ${key} in the standard catalogue`);
  return match;
}

/** The ordinary process, to which the demonstration's periods belong. */
export const ORDINARY_PROCESS = 1;

/** `kind` 'accion': a choice of the screen of calculation and closing; no periods belong to it. */
export const STANDARD_PROCESSES: {
  id: number;
  process: string;
  description: string;
  kind?: 'accion';
}[] = [
  { id: ORDINARY_PROCESS, process: 'ORD', description: 'Ordinario' },
  { id: 2, process: 'AGU', description: 'Aguinaldo' },
  { id: 3, process: 'FIN', description: 'Finiquito' },
  { id: 4, process: 'PTU', description: 'Reparto de utilidades' },
  { id: 5, process: 'AHO', description: 'Fondo de ahorro' },
  { id: 6, process: 'VAL', description: 'Vales de despensa' },
  { id: 7, process: 'BON', description: 'Bono anual' },
  { id: 8, process: 'RET', description: 'Retroactivo' },
  { id: 9, process: 'COM', description: 'Complementaria' },
  { id: 10, process: 'LIQ', description: 'Liquidación' },
  { id: 11, process: 'ASI', description: 'Asimilados a salarios' },
  { id: 12, process: 'CIE', description: 'Cierre de nómina', kind: 'accion' },
  { id: 13, process: 'CAL', description: 'Cálculo de nómina', kind: 'accion' },
];

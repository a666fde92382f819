import { expect, it } from 'vitest';
import { CREATED, conceptField, masterChangeText } from './master-change-text.ts';

const textOf = (field: string, before: string | null, after: string | null) => {
  const change = masterChangeText({ field, before, after });
  return `${change.what}: ${change.before ?? '–'} → ${change.after ?? '–'}`;
};

it('names fields, codes, days and money in Spanish', () => {
  expect(textOf(CREATED, null, 'Ana Díaz')).toBe('Alta: – → Ana Díaz');
  expect(textOf('overtime_rule', 'clasica_3x3', 'ley_vigente')).toBe(
    'Regla de horas extra: Clásica 3×3 (9 horas dobles) → Según la ley vigente',
  );
  expect(textOf('tipo_salario', '0', '2')).toBe('Tipo de salario: Fijo → Mixto');
  expect(textOf('estatus', 'A', 'F')).toBe('Estatus: Activo → Baja');
  expect(textOf('causa_baja', null, '2')).toBe('Causa de la baja: – → Separación voluntaria');
  expect(textOf('hire_date', '2026-01-05', '2026-02-01')).toBe('Fecha de alta: 5 ene 2026 → 1 feb 2026');
  expect(textOf('daily_salary', '400.00', '1450.5')).toBe('Salario diario: $400.00 → $1,450.50');
});

it('shows the value of a credit as what it takes off', () => {
  const described = (
    before: string | null,
    after: string,
    discount: { before: string | null; after: string },
  ) => masterChangeText({ field: 'INFONAVIT: value', before, after, discount });
  expect(described(null, '1200.5', { before: null, after: '2' })).toEqual({
    what: 'Crédito INFONAVIT, valor',
    before: null,
    after: 'Cuota fija de $1,200.50',
  });
  expect(described('20', '1200', { before: '1', after: '2' })).toMatchObject({
    before: '20 %',
    after: 'Cuota fija de $1,200.00',
  });
  expect(described('20', '25.5', { before: '1', after: '3' })).toMatchObject({ after: 'Factor 25.5' });
});

it('names the thing that a field belongs to', () => {
  expect(textOf('INFONAVIT: discount_type', '1', '2')).toBe(
    'Crédito INFONAVIT, tipo de descuento: Porcentaje → Cuota fija',
  );
  expect(textOf('Semana 1 (del 5 al 11 ene): payment_date', null, '2026-01-16')).toBe(
    'Semana 1 (del 5 al 11 ene), pago: – → 16 ene 2026',
  );
});

it('tells premiums, calendars and concepts as sentences', () => {
  expect(textOf('risk_premium 2026-03-01', '0.54355', '0.6')).toBe(
    'Prima de riesgo desde el 1 mar 2026: 0.54355 % → 0.6 %',
  );
  expect(textOf('calendario 2026', null, '24: 2026-01-01 – 2026-12-31')).toBe(
    'Calendario de 2026: – → 24 periodos, del 1 ene 2026 al 31 dic 2026',
  );
  expect(textOf('calendario 2027', null, '+1')).toBe('Calendario de 2027: – → 1 periodo más');
  expect(textOf(conceptField({ key: 'P010', description: 'Bono' }), null, 'sí')).toBe(
    'Concepto P010 Bono: no se captura → se captura',
  );
});

it('shows a field that it does not know as it is', () => {
  expect(textOf('otro', '1', '2')).toBe('otro: 1 → 2');
});

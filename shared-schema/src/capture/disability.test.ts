import { describe, expect, it } from 'vitest';
import {
  controlsOf,
  type DisabilityDraft,
  disabilityDays,
  disabilityProblems,
  interrupted,
  overlapping,
  repeatedFolios,
  sentRisk,
  sentSequel,
} from './disability.ts';

const draft = (changes: Partial<DisabilityDraft> = {}): DisabilityDraft => ({
  incapacidad: 316,
  tipo_incapacidad: 'I',
  tipo_control: 2,
  tipo_riesgo: null,
  tipo_secuela: null,
  fecha_incapacidad: '2026-11-02',
  dias_incapacidad: 3,
  folio: 'OL345678',
  archivo: 'certificado.pdf',
  ...changes,
});

it('offers the controls of a kind and a type', () => {
  expect(controlsOf(314, 'I')).toEqual([7]);
  expect(controlsOf(314, 'C')).toEqual([8, 9]);
  expect(controlsOf(316, 'I')).toEqual([1, 2]);
  expect(controlsOf(318, 'C')).toEqual([3, 4]);
});

describe('what a certificate lacks', () => {
  it.each<[Partial<DisabilityDraft>, ReturnType<typeof disabilityProblems>]>([
    [{}, {}],
    [
      { tipo_incapacidad: null, tipo_control: null },
      { tipo_incapacidad: 'required', tipo_control: 'required' },
    ],
    [{ tipo_control: 7 }, { tipo_control: 'not_offered' }],
    [{ dias_incapacidad: 0 }, { dias_incapacidad: 'minimum' }],
    [{ dias_incapacidad: 1.5 }, { dias_incapacidad: 'minimum' }],
    [{ fecha_incapacidad: null }, { fecha_incapacidad: 'required', dias_incapacidad: 'date_first' }],
    [{ folio: '' }, { folio: 'required' }],
    [{ folio: 'ol345678' }, { folio: 'format' }],
    [{ folio: 'OL34567' }, { folio: 'format' }],
    [{ archivo: null }, { archivo: 'required' }],
    [{ incapacidad: 318 }, { tipo_riesgo: 'required' }],
    [{ incapacidad: 318, tipo_riesgo: 1 }, { tipo_secuela: 'required' }],
    [{ incapacidad: 318, tipo_riesgo: 2 }, {}],
    [{ incapacidad: 318, tipo_riesgo: 1, tipo_secuela: 0 }, {}],
    [{ incapacidad: 318, tipo_riesgo: 4 }, { tipo_riesgo: 'not_offered' }],
  ])('%j', (changes, problems) => {
    expect(disabilityProblems(draft(changes))).toEqual(problems);
  });
});

it('sends 0 for a risk and a sequel that its kind does not have', () => {
  expect([sentRisk(draft({ tipo_riesgo: 2 })), sentSequel(draft({ tipo_secuela: 3 }))]).toEqual([0, 0]);
  const onTheWay = draft({ incapacidad: 318, tipo_riesgo: 2, tipo_secuela: 3 });
  expect([sentRisk(onTheWay), sentSequel(onTheWay)]).toEqual([2, 0]);
  const accident = draft({ incapacidad: 318, tipo_riesgo: 1, tipo_secuela: 3 });
  expect([sentRisk(accident), sentSequel(accident)]).toEqual([1, 3]);
});

describe('certificates together', () => {
  const span = (folio: string, fecha_incapacidad: string, dias_incapacidad: number) => ({
    folio,
    fecha_incapacidad,
    dias_incapacidad,
  });

  it('have a day each, over the end of a month', () => {
    expect(disabilityDays(span('AA000001', '2026-02-27', 3))).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it('must not share a folio or a day', () => {
    const one = span('AA000001', '2026-11-02', 3);
    const next = span('AA000002', '2026-11-05', 2);
    const inside = span('AA000001', '2026-11-03', 1);
    const long = span('AA000003', '2026-11-01', 30);
    expect(overlapping([next, one])).toEqual([]);
    expect(overlapping([inside, one])).toEqual([inside]);
    expect(overlapping([one, next, long]).map(({ folio }) => folio)).toEqual(['AA000001', 'AA000002']);
    expect(interrupted([long, next], [one])).toEqual([long]);
    expect(interrupted([one, next], [long])).toEqual([]);
    expect(repeatedFolios([one, next, inside])).toEqual(['AA000001']);
  });
});

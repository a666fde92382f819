import { describe, expect, test } from 'vitest';
import { nextOf, nextStep, type StepFacts } from './next-step.ts';

const CLOSED: StepFacts = {
  ...{ state: 'cerrada', outdated: false, errors: 0, captured: 'Finalizada' },
  ...{ isBusy: false, isCaptureDue: true, isPrinted: true },
};
const CALCULATED: StepFacts = { ...CLOSED, state: 'calculada' };

describe('the next step', () => {
  test.each<[string, StepFacts, string]>([
    [
      'captures while nothing is due',
      { ...CLOSED, state: 'sin_calcular', captured: 'Abierta', isCaptureDue: false },
      'capture',
    ],
    ['finalises what is due', { ...CLOSED, state: 'sin_calcular', captured: 'Abierta' }, 'finalise'],
    ['calculates what is captured', { ...CLOSED, state: 'sin_calcular' }, 'calculate'],
    [
      'finalises a capture that was reopened after a calculation',
      { ...CALCULATED, captured: 'Abierta', outdated: true },
      'finalise',
    ],
    ['calculates again before errors are read', { ...CALCULATED, outdated: true, errors: 2 }, 'recalculate'],
    ['corrects errors before it authorises', { ...CALCULATED, errors: 2 }, 'resolve'],
    ['authorises', CALCULATED, 'authorize'],
    ['closes what is authorised', { ...CALCULATED, state: 'autorizada' }, 'close'],
    [
      'calculates again what was authorised and has changed',
      { ...CALCULATED, state: 'autorizada', outdated: true },
      'recalculate',
    ],
    ['prints what is closed', { ...CLOSED, isPrinted: false }, 'products'],
    ['is nothing once it is printed', CLOSED, 'done'],
    ['waits for a request', { ...CALCULATED, isBusy: true }, 'wait'],
  ])('%s', (_, facts, step) => {
    expect(nextStep(facts)).toBe(step);
  });
});

test('administrators sign, and whoever may for the client, and the operator prepares nothing', () => {
  const yours = (facts: StepFacts, authorizes = false) =>
    (['SuperAdmin', 'Admin', 'Ejecutivo'] as const).filter(
      (role) => nextOf({ role }, { ...facts, authorizes }).is_yours,
    );
  expect(yours(CALCULATED)).toEqual(['SuperAdmin', 'Admin']);
  expect(yours({ ...CALCULATED, errors: 1 })).toEqual(['Admin', 'Ejecutivo']);
  expect(yours(CALCULATED, true)).toEqual(['SuperAdmin', 'Admin', 'Ejecutivo']);
  expect(yours(CLOSED)).toEqual([]);
});

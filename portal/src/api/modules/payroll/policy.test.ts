import { runMessages } from '@lienzo/schema/runs/run-messages';
import { expect, test } from 'vitest';
import {
  type Authority,
  authorizationObstacles,
  closingObstacles,
  nextObstacles,
  type RunFacts,
  runAbilities,
} from './policy.ts';

const facts = (changes: Partial<RunFacts & Authority> = {}): RunFacts & Authority => ({
  ...{ state: 'calculada', outdated: false, errors: 0, captured: 'Finalizada' },
  authorizes: false,
  ...changes,
});

test.each([
  ['sin_calcular', {}, { calculate: true, authorize: false, close: false }],
  ['calculada', {}, { calculate: true, authorize: true, close: false }],
  ['calculada', { outdated: true }, { calculate: true, authorize: false, close: false }],
  ['calculada', { errors: 2 }, { calculate: true, authorize: false, close: false }],
  ['autorizada', {}, { calculate: true, authorize: false, close: true }],
  ['autorizada', { outdated: true }, { calculate: true, authorize: false, close: false }],
  ['autorizada', { captured: 'Abierta' }, { calculate: true, authorize: false, close: false }],
  ['cerrada', {}, { calculate: false, authorize: false, close: false }],
] as const)('an administrator with a run that is %s, %o', (state, changes, can) => {
  expect(runAbilities({ role: 'Admin' }, facts({ ...changes, state }))).toEqual(can);
  expect(runAbilities({ role: 'SuperAdmin' }, facts({ ...changes, state }))).toEqual(can);
  expect(runAbilities({ role: 'Ejecutivo' }, facts({ ...changes, state }))).toEqual({
    ...can,
    authorize: false,
    close: false,
  });
  expect(runAbilities({ role: 'Ejecutivo' }, facts({ ...changes, state, authorizes: true }))).toEqual(can);
});

test('every obstacle is said, and an Ejecutivo reads who can help', () => {
  expect(authorizationObstacles(facts({ outdated: true, errors: 1 }))).toEqual([
    'La captura o los datos de alguien cambiaron después del cálculo. Vuelve a calcular.',
    'El cálculo encontró un error. Corrígelo y vuelve a calcular.',
  ]);
  expect(closingObstacles(facts({ captured: 'Abierta' }))).toEqual([
    'La nómina todavía no está autorizada.',
    'La captura del periodo sigue abierta. Finalízala en Incidencias.',
  ]);
  expect(nextObstacles({ role: 'Ejecutivo' }, facts())).toEqual([runMessages.obstacles.onlyAdmin]);
  expect(nextObstacles({ role: 'Ejecutivo' }, facts({ authorizes: true }))).toEqual([]);
  expect(nextObstacles({ role: 'Admin' }, facts({ state: 'cerrada' }))).toEqual([]);
});

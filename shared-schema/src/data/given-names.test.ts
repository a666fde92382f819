import { expect, it } from 'vitest';
import { givenNames } from './given-names.ts';

it.each([
  ['Ana Ruiz', 'Ana'],
  ['Ana Ruiz Peña', 'Ana'],
  ['José Luis Pérez Gómez', 'José Luis'],
  ['María del Carmen Núñez Ortega', 'María del Carmen'],
  ['Ma. de los Ángeles Ruiz Peña', 'Ma. de los Ángeles'],
  ['Ma. Elena Ruiz Peña', 'Ma. Elena'],
  ['Laura de la Cruz Ríos', 'Laura'],
  ['María de la Luz Ríos', 'María de la Luz'],
  ['  Pedro  ', 'Pedro'],
  ['Lienzo', 'Lienzo'],
  ['', ''],
])('of %j are %j', (name, given) => expect(givenNames(name)).toBe(given));

import { expect, it } from 'vitest';
import { restoredText } from './notify-restored';

const one = { id: '1', name: 'recibo.pdf' };
const other = { id: '2', name: 'acta.pdf' };
const contracts = { id: 'c', name: 'Contratos' };
const archive = { id: 'a', name: 'Archivo' };

it('says where one thing is, and its name when that is another one', () => {
  expect(restoredText([one], [{ ...one, folder: contracts }])).toBe(
    'Se restauró “recibo.pdf” en “Contratos”.',
  );
  expect(restoredText([one], [{ ...one, name: 'recibo (2).pdf', folder: contracts }])).toBe(
    'Se restauró en “Contratos” como “recibo (2).pdf”, porque su nombre ya estaba en uso.',
  );
});

it('says where several are, and which of them have another name', () => {
  const inOne = [one, other].map((item) => ({ ...item, folder: contracts }));
  expect(restoredText([one, other], inOne)).toBe('Se restauraron 2 elementos en “Contratos”.');
  const inTwo = [
    { ...one, name: 'recibo (2).pdf', folder: contracts },
    { ...other, folder: archive },
  ];
  expect(restoredText([one, other], inTwo)).toBe(
    'Se restauraron 2 elementos en 2 carpetas. Con otro nombre, porque el suyo ya estaba en uso: “recibo (2).pdf”.',
  );
});

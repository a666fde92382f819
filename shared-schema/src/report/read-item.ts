/** Reads items of any kind: those of kinds that this version does not know are kept inside of a wrapper. */
import { z } from 'zod';
import { ITEM_TYPES, MIN_WIDTH, reportItem } from './item.ts';

const anyItem = z.looseObject({
  nombre: z.string().min(1).max(64),
  uuid: z.uuid(),
  tamaño: z.number().min(1).max(100).catch(MIN_WIDTH),
});
const wrapper = z.looseObject({
  nombre: z.literal('desconocido'),
  uuid: z.uuid(),
  tamaño: z.number(),
  original: z.looseObject({ nombre: z.string() }),
});

const isKnown = (nombre: string): boolean => Object.hasOwn(ITEM_TYPES, nombre);

/** An item as it is stored or sent. An item of an unknown kind becomes a `desconocido`; see there. */
export const readItem = z.preprocess((stored: unknown) => unwrapped(wrapped(stored)), reportItem);

function wrapped(stored: unknown): unknown {
  const read = anyItem.safeParse(stored);
  if (!read.success || isKnown(read.data.nombre)) return stored;
  const { uuid, tamaño } = read.data;
  return { uuid, tamaño, estilo_item: {}, nombre: 'desconocido', original: stored };
}

/** Written by an older version that did not know a kind that this one does. */
function unwrapped(stored: unknown): unknown {
  const read = wrapper.safeParse(stored);
  if (!read.success || !isKnown(read.data.original.nombre)) return stored;
  const item = { ...read.data.original, uuid: read.data.uuid, tamaño: read.data.tamaño };
  // One that does not fit its kind stays a placeholder instead of spoiling the report.
  return reportItem.safeParse(item).success ? item : stored;
}

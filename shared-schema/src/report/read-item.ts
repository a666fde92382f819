/** Reads items of any kind; items of kinds unknown to this version are kept inside a wrapper. */
import { z } from 'zod';
import { ITEM_TYPES, MIN_WIDTH, reportItem } from './item.ts';

const anyItem = z.looseObject({
  nombre: z.string().min(1).max(64),
  uuid: z.uuid(),
  tamaño: z.number().min(1).max(100).catch(MIN_WIDTH),
  apilado: z.boolean().optional().catch(undefined),
});
const wrapper = z.looseObject({
  nombre: z.literal('desconocido'),
  uuid: z.uuid(),
  tamaño: z.number(),
  apilado: z.boolean().optional(),
  original: z.looseObject({ nombre: z.string() }),
});

const isKnown = (nombre: string): boolean => Object.hasOwn(ITEM_TYPES, nombre);

/** Parses a stored or received item. An item of an unknown kind becomes a `desconocido`; see there. */
export const readItem = z.preprocess((stored: unknown) => unwrapped(wrapped(stored)), reportItem);

function wrapped(stored: unknown): unknown {
  const read = anyItem.safeParse(stored);
  if (!read.success || isKnown(read.data.nombre)) return stored;
  return { ...positionIn(read.data), estilo_item: {}, nombre: 'desconocido', original: stored };
}

/** Which item it is and how it stands in its section. */
const positionIn = ({
  uuid,
  tamaño,
  apilado,
}: Pick<z.infer<typeof anyItem>, 'uuid' | 'tamaño' | 'apilado'>) => ({
  uuid,
  tamaño,
  ...(apilado !== undefined && { apilado }),
});

/** Wrapped by an older version that did not know this kind. */
function unwrapped(stored: unknown): unknown {
  const read = wrapper.safeParse(stored);
  if (!read.success || !isKnown(read.data.original.nombre)) return stored;
  const { apilado: _apilado, ...original } = read.data.original;
  const item = { ...original, ...positionIn(read.data) };
  // An original that is invalid for its kind stays wrapped instead of making the whole report invalid.
  return reportItem.safeParse(item).success ? item : stored;
}

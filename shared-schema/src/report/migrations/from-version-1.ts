import { mapItems, type Stored } from './map-list.ts';

/** Version 2: tables can be grouped, keep their groups together, and have conditional styles. */
export const fromVersion1 = (report: Stored): Stored => mapItems(report, item);

const item = (stored: Stored): Stored =>
  stored.nombre === 'tabla'
    ? { group_by: [], keep_together: true, estilos_condicionales: [], ...stored }
    : stored;

import { reportMessages } from '@lienzo/schema/reports/report-messages';

/** A draft may have no name yet. */
export const nameOfDraft = ({ nombre }: { nombre: string }): string =>
  nombre.trim() === '' ? reportMessages.noName : nombre;

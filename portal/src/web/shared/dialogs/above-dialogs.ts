/**
 * The z-index of a dialog that opens over another one, such as 'Reporte guardado': dialogs have 200, what opens from a
 * field has 300.
 */
export const ABOVE_DIALOGS = 250;

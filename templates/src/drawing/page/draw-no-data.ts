/** What stands on the one page of a report that has nothing to show, so that nobody takes it for a fault. */
export const NO_DATA_TEXT = 'El reporte no tiene datos que mostrar.';

/** The same as a page group. */
export const drawNoData = (): string =>
  `<div class="lz-group"><div class="lz-section"><div class="lz-rich"><p>${NO_DATA_TEXT}</p></div></div></div>`;

/** The text of the only page of a report without data. */
export const NO_DATA_TEXT = 'El reporte no tiene datos que mostrar.';

/** The same as a page group. */
export const drawNoData = (): string =>
  `<div class="lz-group"><div class="lz-section"><div class="lz-rich"><p>${NO_DATA_TEXT}</p></div></div></div>`;

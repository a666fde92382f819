/** The origin of every printed document: a reserved name that does not resolve. */
export const PAGE_ORIGIN = 'https://lienzo.invalid';

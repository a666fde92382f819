/** The origin of every document; no such host exists, and no request leaves the page anyway. */
export const PAGE_ORIGIN = 'https://lienzo.invalid';

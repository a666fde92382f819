import type { ColumnFormat } from '@lienzo/schema/data/column';

/** Formats by an example of what they write. */
export const FORMAT_LABELS = {
  general: 'General',
  entero: 'Entero: 1,235',
  decimal: 'Decimal: 1,234.50',
  moneda: 'Moneda: $1,234.50',
  porcentaje: 'Porcentaje: 12.5%',
  fecha_corta: 'Corta: 20/11/2026',
  fecha_media: 'Media: 20 nov 2026',
  fecha_larga: 'Larga: 20 de noviembre de 2026',
  fecha_hora: 'Con hora: 20/11/2026 3:05 p. m.',
} satisfies Record<ColumnFormat, string>;

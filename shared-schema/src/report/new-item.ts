/** New items of each kind with sensible first values. */
import type { ItemKind, ReportItem } from './item.ts';
import { plainRichText } from './rich-text.ts';

const noData = () => ({
  selected_tables: [],
  selected_columns: [],
  filters: [],
  additional_columns: [],
  order_columns: [],
});

const makers = {
  texto: (base) => ({ ...base, nombre: 'texto', valor: plainRichText('') }),
  titulo: (base) => ({ ...base, nombre: 'titulo', nivel: 1, valor: plainRichText('') }),
  imagen: (base) => ({ ...base, nombre: 'imagen', valor: '', image_name: '', alt: '', fit: 'contain' }),
  tabla: (base) => ({ ...base, nombre: 'tabla', ...noData(), zebra: false, repeat_header: true }),
  texto_dinamico: (base) => ({ ...base, nombre: 'texto_dinamico', ...noData(), valor: plainRichText('') }),
} satisfies Record<ItemKind, (base: Pick<ReportItem, 'uuid' | 'tamaño' | 'estilo_item'>) => ReportItem>;

/** An empty item of a kind, as wide as its section. */
export function newItem(kind: ItemKind, uuid: string = crypto.randomUUID()): ReportItem {
  return makers[kind]({ uuid, tamaño: 100, estilo_item: {} });
}

import type { ItemKind } from '@lienzo/schema/report/item';
import {
  IconBraces,
  IconChartBar,
  IconHeading,
  IconLine,
  IconNumber123,
  IconPhoto,
  IconPuzzle,
  IconQrcode,
  IconSignature,
  IconSum,
  IconTable,
  IconTableColumn,
  IconTextSize,
  type TablerIcon,
} from '@tabler/icons-react';

export const KIND_ICONS: Record<ItemKind, TablerIcon> = {
  texto: IconTextSize,
  titulo: IconHeading,
  imagen: IconPhoto,
  tabla: IconTable,
  texto_dinamico: IconBraces,
  grafica: IconChartBar,
  codigo: IconQrcode,
  indicador: IconNumber123,
  totales: IconSum,
  tabla_cruzada: IconTableColumn,
  linea: IconLine,
  firma: IconSignature,
  desconocido: IconPuzzle,
};

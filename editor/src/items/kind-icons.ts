import type { ItemKind } from '@lienzo/schema/report/item';
import {
  IconBraces,
  IconHeading,
  IconPhoto,
  IconTable,
  IconTextSize,
  type TablerIcon,
} from '@tabler/icons-react';

export const KIND_ICONS = {
  texto: IconTextSize,
  titulo: IconHeading,
  imagen: IconPhoto,
  tabla: IconTable,
  texto_dinamico: IconBraces,
} satisfies Record<ItemKind, TablerIcon>;
